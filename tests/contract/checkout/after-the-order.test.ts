import { sendHeldMails } from '@titraj/backend/orders/mail/send-held-mails.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { OpenOrderAnswer, OrderLookupAnswer, OrderStatusAnswer, PaymentTransferAnswer } from '@titraj/contract/order-calls.ts';
import { WithdrawalAnswer } from '@titraj/contract/withdrawal.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailsTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { readMailCodes } from '#tests/support/read-barcode.ts';
import { type CheckoutChoice, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let shopper: Shopper;
beforeAll(async () => {
	backend = await startTestBackend();
	await backend.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', 21).execute();
});
beforeEach(async () => {
	shopper = await newShopper();
});
afterAll(() => backend.close());

async function newShopper() {
	const token = await backend.newToken();
	return shopperWith(backend, token);
}

async function buy(choice: CheckoutChoice) {
	await shopper.add(21, 1);
	await shopper.choose(choice);
	const { data } = await shopper.order();
	if (!data?.order) throw new Error('Nothing was ordered');
	return data.order;
}

const read = async (order_identificator: string, new_payment?: 1) =>
	expectContract(OpenOrderAnswer, await shopper.send('_get_hapi_webshop_order', { order_identificator, ...(new_payment && { new_payment }) })).data;

describe('an order', () => {
	it('can be read with its code, and not without', async () => {
		const { order_identificator, number } = await buy({ email: 'kod@titraj.example' });
		expect(await read(order_identificator)).toMatchObject({ number, status: 'received', items_count: 1, total: { total: 40.98 }, may_withdraw: true });
		for (const wrong of [`${order_identificator}x`, order_identificator.replace(/^\d+/, '1'), '1-', '', "1-' or 1=1"]) {
			const token = await backend.newToken();
			for (const name of ['_get_hapi_webshop_order', '_get_hapi_webshop_order_status', '_get_hapi_webshop_payment_transfer'] as const)
				expect((await backend.call(name, { order_identificator: wrong }, token)).status).toBe(404);
		}
	});

	it('has its status, and with new_payment=1 the available payment methods', async () => {
		const { order_identificator } = await buy({ payment: 'card' });
		const status = async (new_payment?: 1) =>
			expectContract(OrderStatusAnswer, await shopper.send('_get_hapi_webshop_order_status', { order_identificator, ...(new_payment && { new_payment }) }))
				.data;
		expect(await status()).toMatchObject({ status: 'awaiting_payment', payment_status: 'pending', payment_type: 'redirect', payment_methods: [] });
		const codes = (await status(1))?.payment_methods.map(({ code }) => code);
		expect(codes).toEqual(['card', 'wallet', 'bank_transfer']);
		expect((await read(order_identificator, 1))?.payment_methods.map(({ code }) => code)).toEqual(codes);
	});

	it('that is paid on delivery cannot be paid on a page', async () => {
		const { order_identificator } = await buy({ payment: 'cash_on_delivery' });
		expect((await read(order_identificator, 1))?.payment_methods).toEqual([]);
	});
});

describe('the confirmation', () => {
	it.each([
		['cash_on_delivery', null],
		['bank_transfer', '/webshop/print-payment-transfer/'],
		['card', '/webshop/novo-placanje/'],
	])('of an order by %s is in the outbox, once, with its links', async (payment, extra) => {
		const email = `potvrda-${payment}@titraj.example`;
		const { number, order_identificator } = await buy({ email, payment });
		const mails = await mailsTo(backend, email);
		expect(mails).toHaveLength(1);
		const [mail] = mails;
		expect(mail?.subject).toContain(number);
		for (const text of [mail?.text, mail?.html]) {
			expect(text).toContain(`https://titraj.example/webshop/narudzba/?order_identificator=${order_identificator}`);
			expect(text).toContain('Kabel na kolutu');
			if (extra !== null) expect(text).toContain(`${extra}?order_identificator=${order_identificator}`);
		}
	});
});

it('the code in a mail to an unconfirmed address does not contain the payer', async () => {
	const email = 'platitelj@titraj.example';
	const { number } = await buy({ email, payment: 'bank_transfer' });
	const [mail] = await mailsTo(backend, email);
	const [code = ''] = await readMailCodes(mail?.html ?? '');
	expect(code).toContain(number);
	expect(code).not.toMatch(/Ana|Ilica/);
});

describe('the payment slip', () => {
	it('contains recipient, amount and reference', async () => {
		const { order_identificator, number } = await buy({ payment: 'bank_transfer' });
		const { data } = expectContract(PaymentTransferAnswer, await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator }));
		expect(data).toMatchObject({
			...{ order_number: number, amount: 38.99, payer: { name: 'Ana Anić', street: 'Ilica 1', place: '10000 Zagreb' } },
			...{ model: 'HR00', reference: number },
		});
		expect(data?.iban).toMatch(/^HR\d{19}$/);
	});

	it('exists only for transfers', async () => {
		const { order_identificator } = await buy({ payment: 'card' });
		expect(await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator })).toMatchObject({
			success: false,
			label_name: 'error_payment_transfer',
		});
	});
});

describe('the withdrawal link', () => {
	it.each([
		['the last hour of the fourteenth day', '2026-03-19T08:30:00Z', '2026-04-02T21:59:00Z', true],
		['the first hour of the fifteenth day', '2026-03-19T08:30:00Z', '2026-04-02T22:01:00Z', false],
		['the Tuesday after Easter if the fourteenth day is the Saturday before', '2026-03-21T08:30:00Z', '2026-04-07T21:59:00Z', true],
		['the day after that Tuesday', '2026-03-21T08:30:00Z', '2026-04-07T22:01:00Z', false],
	])('is on an order until its last day has ended: %s', async (_title, handedOver, now, expected) => {
		const { id, order_identificator } = await buy({ email: 'rok@titraj.example' });
		await backend.db
			.insertInto('order_history')
			.values({ order_id: id, status: 'completed', note: null, created_at: new Date(handedOver) })
			.execute();
		vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
		try {
			expect((await read(order_identificator))?.may_withdraw).toBe(expected);
		} finally {
			vi.useRealTimers();
		}
	});
});

describe('the order lookup of a guest', () => {
	const lookUp = async (number: string, email: string) =>
		expectContract(OrderLookupAnswer, await shopper.send('_post_hapi_webshop_order_lookup', { number, email }));

	it('finds an order by number and e-mail, as typed', async () => {
		const { number, order_identificator } = await buy({ email: 'trazi@titraj.example' });
		expect(await lookUp(` ${number} `, ' Trazi@titraj.example')).toMatchObject({ success: true, data: { order_identificator } });
	});

	it('reveals nothing if either is wrong', async () => {
		const { number } = await buy({ email: 'tajna@titraj.example' });
		const refused = { success: false, label_name: 'error_order_not_found' };
		expect(await lookUp(number, 'druga@titraj.example')).toEqual(refused);
		expect(await lookUp('999999', 'tajna@titraj.example')).toEqual(refused);
		expect(await lookUp(number, 'nije adresa')).toEqual(refused);
	});

	it('limits guesses', async () => {
		const labels: unknown[] = [];
		for (let attempt = 0; attempt < 10; attempt++) labels.push((await lookUp(`${attempt}`, 'pogada@titraj.example')).label_name);
		expect(labels.at(-1)).toBe('error_too_many_attempts');
	});
});

describe('a withdrawal', () => {
	const send = async (body: { name: string; number: string; email: string; items?: string; confirm?: boolean }) =>
		expectContract(WithdrawalAnswer, await shopper.send('_post_hapi_webshop_withdrawal', body));

	it('is read back first, then received and confirmed by mail with date and number, once however often it is sent', async () => {
		const email = 'odustaje@titraj.example';
		const { number, id } = await buy({ email });
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

	it('is confirmed by three mails in a row to one address, and then by one mail for all that follow', async () => {
		const email = 'tudja@titraj.example';
		await backend.db.deleteFrom('attempts').execute();
		const sent = async (number: string) => (await send({ name: 'Ana Anić', number, email, confirm: true })).data?.step;
		const mails = async () => (await mailsTo(backend, email)).filter(({ template }) => template === 'withdrawal').length;
		for (let number = 0; number < 7; number++) expect(await sent(`77${number}`)).toBe('received');
		expect(await mails()).toBe(3);
		const references = await backend.db.selectFrom('withdrawals').select('id').where('email', '=', email).orderBy('id').execute();
		await sendHeldMails(backend.db, readConfig({ dataDir: null, databaseUrl: null }), new Date(Date.now() + 11 * 60_000));
		const [last] = await mailsTo(backend, email);
		for (const { id } of references.slice(3)) expect(last?.text).toContain(`OD-${id}`);
		await backend.db.deleteFrom('attempts').execute();
	});

	it('has its errors at their fields', async () => {
		expect(await send({ name: ' ', number: '', email: 'ana@' })).toMatchObject({
			success: false,
			errors: { name: 'error_field_required', number: 'error_field_required', email: 'error_email_invalid' },
		});
	});
});
