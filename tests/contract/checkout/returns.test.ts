import { WithdrawalAnswer } from '@titraj/contract/withdrawal.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let shopper: Shopper;
let guests = 0;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
	await backend.db.updateTable('products').set({ quantity: 1000 }).where('id', 'in', [2, 21]).execute();
});
beforeEach(async () => {
	await backend.db.deleteFrom('attempts').execute();
	shopper = shopperWith(backend, await backend.newToken());
});
afterAll(() => backend.close());

/** An order of three pieces of one product and one of another. */
async function buy() {
	const email = `povrat-${++guests}@titraj.example`;
	await shopper.add(21, 3);
	await shopper.add(2, 1);
	await shopper.choose({ email });
	const { id, number, order_identificator } = await shopper.place();
	const lines = (await shopper.open(order_identificator))?.parcels.flatMap(({ items }) => items) ?? [];
	const many = lines.find(({ qty }) => qty === 3)?.id ?? 0;
	const one = lines.find(({ qty }) => qty === 1)?.id ?? 0;
	return { id, many, one, order_identificator, email, number, statement: { name: 'Ana Anić', number, email, order_identificator, confirm: true } };
}

const send = async (body: Parameters<typeof shopper.send<'_post_hapi_webshop_withdrawal'>>[1]) =>
	expectContract(WithdrawalAnswer, await shopper.send('_post_hapi_webshop_withdrawal', body));
const statusOf = async (body: object) =>
	(await backend.call('_post_hapi_webshop_withdrawal', { name: 'Ana', number: '1', email: 'ana@titraj.example', ...body })).status;
const BAD_LINES = { success: false, errors: { lines: 'error_withdrawal_lines' } };

describe('a return from the page of an order', () => {
	it('is read back with the shop’s titles, received once, mailed, and shown on the order with its last day', async () => {
		const { statement, many, email, number, order_identificator } = await buy();
		const lines = [{ id: many, qty: 2 }];
		const asked = { ...statement, lines, reason: 'damaged' as const };
		const { confirm: _confirm, ...unconfirmed } = asked;
		expect((await send(unconfirmed)).data).toMatchObject({
			step: 'confirm',
			items: expect.stringMatching(/^2 × .+ \(.+\)$/),
			lines,
			reason: 'damaged',
			reference: null,
		});
		const first = await send(asked);
		expect(first.data).toMatchObject({ step: 'received', reference: expect.stringMatching(/^OD-\d+$/) });
		expect((await send(asked)).data).toEqual(first.data);
		expect((await mailsTo(backend, email)).filter(({ template }) => template === 'withdrawal').map(({ text }) => text)).toEqual([
			expect.stringContaining('2 × '),
		]);
		expect((await shopper.open(order_identificator))?.withdrawals).toEqual([
			{
				...{ reference: first.data?.reference, datetime: first.data?.datetime, is_whole: false },
				return_until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
				lines: [{ id: many, title: expect.any(String), qty: 2 }],
			},
		]);
		const listed = (await merchant.call('GET', `/orders/${number}`)).body.withdrawals;
		expect(listed).toMatchObject([{ reference: first.data?.reference, email, reason: 'damaged', lines: [{ quantity: 2 }] }]);
	});

	it('reaches the merchant’s system as a change of the order, and starts no new period', async () => {
		const { statement, one, number, id, order_identificator } = await buy();
		await backend.db.insertInto('order_history').values({ order_id: id, status: 'completed', note: null }).execute();
		const before = await shopper.open(order_identificator);
		const { revision } = (await merchant.call('GET', `/orders/${number}`)).body;
		await merchant.call('POST', `/orders/${number}/acknowledge`, { revision });
		await send({ ...statement, lines: [{ id: one, qty: 1 }] });
		expect((await merchant.call('GET', `/orders/${number}`)).body).toMatchObject({ acknowledged: false });
		const after = await shopper.open(order_identificator);
		expect([after?.withdraw_until, after?.history.length]).toEqual([before?.withdraw_until, before?.history.length]);
		await backend.db.insertInto('order_history').values({ order_id: id, status: 'returned', note: null }).execute();
		const { revision: next } = (await merchant.call('GET', `/orders/${number}`)).body;
		expect(next).toBeGreaterThan(revision + 1);
	});

	it('is listed for staff with its order, products and reason', async () => {
		const { statement, one } = await buy();
		const { data } = await send({ ...statement, name: 'Ana <b>Anić', lines: [{ id: one, qty: 1 }], reason: 'wrong_item' });
		const { body } = await merchant.call('GET', '/withdrawals');
		const withdrawal = body.items.find(({ reference }: { reference: string }) => reference === data?.reference);
		expect(withdrawal).toMatchObject({ name: 'Ana <b>Anić', reason: 'wrong_item' });
	});

	it('accepts each piece once, also from two tabs at once', async () => {
		const { statement, many } = await buy();
		expect((await send({ ...statement, lines: [{ id: many, qty: 1 }] })).success).toBe(true);
		const both = await Promise.all([
			send({ ...statement, lines: [{ id: many, qty: 2 }] }),
			send({ ...statement, name: 'Iva', email: 'iva@titraj.example', lines: [{ id: many, qty: 2 }] }),
		]);
		expect(both.map(({ success }) => success).toSorted()).toEqual([false, true]);
		expect(await send({ ...statement, lines: [{ id: many, qty: 3 }] })).toMatchObject(BAD_LINES);
	});

	it('without lines, of too many pieces, with a duplicate line, or of another order’s line is refused', async () => {
		const other = await buy();
		const { statement, many, order_identificator } = await buy();
		for (const lines of [
			[],
			[{ id: many, qty: 4 }],
			[
				{ id: many, qty: 1 },
				{ id: many, qty: 1 },
			],
			[{ id: other.many, qty: 1 }],
			[{ id: 2 ** 31 - 1, qty: 1 }],
		])
			expect(await send({ ...statement, lines })).toMatchObject(BAD_LINES);
		expect((await shopper.open(order_identificator))?.withdrawals).toEqual([]);
	});

	it('of somebody else’s order is not found, and quantities below one are refused', async () => {
		const { number, many, order_identificator } = await buy();
		const other = await buy();
		expect(await statusOf({ number, order_identificator: `${order_identificator}x`, lines: [{ id: many, qty: 1 }] })).toBe(404);
		expect(await statusOf({ number, order_identificator: other.order_identificator, lines: [{ id: many, qty: 1 }] })).toBe(404);
		for (const qty of [0, -1, 0.5]) expect(await statusOf({ number, order_identificator, lines: [{ id: many, qty }] })).toBe(400);
		expect((await send({ name: 'Ana', number, email: 'ana@titraj.example', lines: [{ id: many, qty: 1 }] })).errors).toEqual({
			lines: 'error_withdrawal_lines',
		});
	});

	it('is refused after the last day, when the plain statement is still received', async () => {
		const { statement, many, id, number, email } = await buy();
		await backend.db
			.insertInto('order_history')
			.values({ order_id: id, status: 'completed', note: null, created_at: new Date(Date.now() - 30 * 86_400_000) })
			.execute();
		expect(await send({ ...statement, lines: [{ id: many, qty: 1 }] })).toMatchObject({ success: false, label_name: 'error_withdrawal_over' });
		expect((await send({ name: 'Ana', number, email, confirm: true })).data?.step).toBe('received');
	});
});
