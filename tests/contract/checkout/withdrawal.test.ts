import { OpenOrderAnswer } from '@titraj/contract/order-calls.ts';
import { WithdrawalAnswer } from '@titraj/contract/withdrawal.ts';
import { describe, expect, it, vi } from 'vitest';
import { mailsTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import type { Shopper } from '#tests/support/shopper.ts';
import { buyOne, shopperForEachTest } from '#tests/support/shopper-for-each-test.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let shopper: Shopper;
shopperForEachTest((started, visitor) => {
	backend = started;
	shopper = visitor;
});

describe('the withdrawal link', () => {
	it.each([
		['the last hour of the fourteenth day', '2026-03-19T08:30:00Z', '2026-04-02T21:59:00Z', true],
		['the first hour of the fifteenth day', '2026-03-19T08:30:00Z', '2026-04-02T22:01:00Z', false],
		['the Tuesday after Easter if the fourteenth day is the Saturday before', '2026-03-21T08:30:00Z', '2026-04-07T21:59:00Z', true],
		['the day after that Tuesday', '2026-03-21T08:30:00Z', '2026-04-07T22:01:00Z', false],
	])('is on an order until its last day has ended: %s', async (_title, handedOver, now, expected) => {
		const { id, order_identificator } = await buyOne(shopper, { email: 'rok@titraj.example' });
		await backend.db
			.insertInto('order_history')
			.values({ order_id: id, status: 'completed', note: null, created_at: new Date(handedOver) })
			.execute();
		vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
		try {
			const answer = await shopper.send('_get_hapi_webshop_order', { order_identificator });
			expect(expectContract(OpenOrderAnswer, answer).data?.may_withdraw).toBe(expected);
		} finally {
			vi.useRealTimers();
		}
	});
});

it('the withdrawal link is on an order once something of it was shipped, and a statement before that is received', async () => {
	const email = 'prije@titraj.example';
	const { id, number, order_identificator } = await buyOne(shopper, { email });
	const isOffered = async () => (await shopper.open(order_identificator))?.may_withdraw;
	expect(await isOffered()).toBe(false);
	const statement = { name: 'Ana Anić', number, email, order_identificator, confirm: true };
	expect(expectContract(WithdrawalAnswer, await shopper.send('_post_hapi_webshop_withdrawal', statement)).success).toBe(true);
	await backend.db
		.insertInto('order_shipments')
		.values({ order_id: id, carrier: null, tracking_code: null, tracking_url: null, shipped_on: '2026-12-01' })
		.execute();
	expect(await isOffered()).toBe(true);
});

describe('a withdrawal', () => {
	const send = async (body: { name: string; number: string; email: string; items?: string; confirm?: boolean }) =>
		expectContract(WithdrawalAnswer, await shopper.send('_post_hapi_webshop_withdrawal', body));

	it('is read back first, then received and confirmed by mail with date and number, once however often it is sent', async () => {
		const email = 'odustaje@titraj.example';
		const { number, id } = await buyOne(shopper, { email });
		const statement = { name: ' Ana  Anić ', number, email };
		expect((await send(statement)).data).toMatchObject({ step: 'confirm', name: 'Ana Anić', datetime: null, reference: null });
		const first = await send({ ...statement, confirm: true });
		expect(first.data?.step).toBe('received');
		expect(Date.now() - Date.parse(first.data?.datetime ?? '')).toBeLessThan(60_000);
		expect((await send({ ...statement, confirm: true })).data).toEqual(first.data);
		const mails = (await mailsTo(backend, email)).filter(({ template }) => template === 'withdrawal');
		expect(mails).toHaveLength(1);
		expect(mails[0]?.subject).toContain(first.data?.reference);
		expect(mails[0]?.text).toMatch(new RegExp(`\\d{4}\\. u \\d{2}:\\d{2}:\\d{2} primili .*narudžbe ${number}\\.`));
		const rows = await backend.db.selectFrom('withdrawals').select('order_id').where('email', '=', email).execute();
		expect(rows).toEqual([{ order_id: id }]);
	});

	it('from an unknown order is received, too, and reveals nothing', async () => {
		expect(await send({ name: 'Ana Anić', number: '424242', email: 'nepoznata@titraj.example', confirm: true })).toMatchObject({
			success: true,
			data: { step: 'received' },
		});
	});

	it('is confirmed at once by a mail of its own, however many were sent to the address', async () => {
		const email = 'tudja@titraj.example';
		await backend.db.deleteFrom('attempts').execute();
		const sent = async (number: string) => (await send({ name: 'Ana Anić', number, email, confirm: true })).data?.step;
		for (let number = 0; number < 7; number++) expect(await sent(`77${number}`)).toBe('received');
		const mails = (await mailsTo(backend, email)).filter(({ template }) => template === 'withdrawal');
		const references = await backend.db.selectFrom('withdrawals').select('id').where('email', '=', email).orderBy('id').execute();
		expect(mails).toHaveLength(7);
		for (const { id } of references) expect(mails.filter(({ subject }) => subject.includes(`OD-${id})`))).toHaveLength(1);
		await backend.db.deleteFrom('attempts').execute();
	});

	it('has its errors at their fields', async () => {
		expect(await send({ name: ' ', number: '', email: 'ana@' })).toMatchObject({
			success: false,
			errors: { name: 'error_field_required', number: 'error_field_required', email: 'error_email_invalid' },
		});
	});
});
