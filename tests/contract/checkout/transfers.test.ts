import { cancelUnpaid } from '@titraj/backend/orders/life-cycle/cancel-unpaid.ts';
import { signFields } from '@titraj/backend/payments/index.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { CreatePaymentAnswer, PaymentTransferAnswer, PaymentWebhookAnswer } from '@titraj/contract/order-calls.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readHiddenForm } from '#lib/checkout/server/read-hidden-form.server.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null });
const { bankSecret } = config;

let backend: TestBackend;
let shopper: Shopper;
let lines: string[];
beforeAll(async () => {
	backend = await startTestBackend();
	await backend.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', 21).execute();
});
beforeEach(async () => {
	const token = await backend.newToken();
	shopper = shopperWith(backend, token);
	lines = listenToErrors();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => backend.close());

async function buy(payment: string) {
	await shopper.add(21, 1);
	await shopper.choose({ payment });
	return shopper.place();
}

async function slipOf(order_identificator: string) {
	const { data } = expectContract(PaymentTransferAnswer, await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator }));
	if (data === undefined) throw new Error('No slip');
	return { reference: data.reference, amount: String(Math.round(Number(data.amount) * 100)) };
}

const payAgain = (order_identificator: string, payment_code: string) => {
	const pages = { return_url: 'https://titraj.example/return', callback_url: 'https://titraj.example/callback' };
	return shopper.send('_get_hapi_webshop_create_payment', { order_identificator, new_payment: 1, payment_code, ...pages });
};
const sealed = (fields: Record<string, string>) => ({ ...fields, signature: signFields(fields, bankSecret) });
/** The accounting system's message about a line on the bank statement. */
const book = async (fields: Record<string, string>) =>
	expectContract(PaymentWebhookAnswer, await shopper.send('_post_hapi_webshop_payment_notice', { provider: 'bank_transfer', kind: 'callback', fields }));
const stateOf = async (order_identificator: string) => {
	const data = await shopper.open(order_identificator);
	return [data?.status, data?.payment.status, data?.history.map(({ status }) => status).join(' ')];
};
const refused = { success: false, label_name: 'error_payment_signature' };

describe('a transfer on the bank statement', () => {
	it('with the reference of the payment slip marks the order as paid, once however often it is reported', async () => {
		const { order_identificator } = await buy('bank_transfer');
		const notice = sealed({ provider: 'bank_transfer', ...(await slipOf(order_identificator)) });
		for (const _time of [1, 2])
			expect(await book(notice)).toMatchObject({ success: true, data: { order_identificator, order_status: 'paid', payment_status: 'approved' } });
		expect(await stateOf(order_identificator)).toEqual(['paid', 'approved', 'awaiting_payment paid']);
		expect(lines).toEqual([]);
		const mails = await backend.db.selectFrom('mails').select('subject').where('template', '=', 'order_paid').execute();
		expect(mails).toEqual([{ subject: expect.stringMatching(/^Primili smo uplatu za narudžbu \d+$/) }]);
	});

	it('counts for an order that switched to transfer, also repeatedly', async () => {
		const { order_identificator, id } = await buy('card');
		for (const code of ['bank_transfer', 'card', 'bank_transfer']) expect(await payAgain(order_identificator, code)).toMatchObject({ success: true });
		expect(await book(sealed({ provider: 'bank_transfer', ...(await slipOf(order_identificator)) }))).toMatchObject({ success: true });
		expect(await stateOf(order_identificator)).toEqual(['paid', 'approved', 'awaiting_payment paid']);
		const payments = await backend.db.selectFrom('order_payments').select(['provider', 'status']).where('order_id', '=', id).orderBy('id').execute();
		expect(payments.map(({ provider, status }) => `${provider} ${status}`)).toEqual([
			'bank cancelled',
			'bank_transfer cancelled',
			'bank cancelled',
			'bank_transfer approved',
		]);
	});

	it.each<[string, (slip: { reference: string; amount: string }) => Record<string, string>]>([
		['of an unknown order', ({ amount }) => sealed({ provider: 'bank_transfer', reference: '999999', amount })],
		['without a reference', ({ amount }) => sealed({ provider: 'bank_transfer', reference: '', amount })],
		['with an invalid signature', (slip) => ({ provider: 'bank_transfer', ...slip, signature: 'f'.repeat(64) })],
		['with a signature of fields without a provider', (slip) => sealed(slip)],
		['with the signature of a card payment', (slip) => sealed({ provider: 'bank', status: 'approved', ...slip })],
	])('%s is refused and logged, and changes nothing', async (_title, toFields) => {
		const { order_identificator } = await buy('bank_transfer');
		expect(await book(toFields(await slipOf(order_identificator)))).toEqual(refused);
		expect(await stateOf(order_identificator)).toEqual(['awaiting_payment', 'pending', 'awaiting_payment']);
		expect(lines).toEqual([expect.stringMatching(/Payment webhook refused.*"provider":"bank_transfer"/)]);
	});

	it('of another amount is stored and logged: it neither pays nor cancels the order, and the full amount can still arrive', async () => {
		const { order_identificator, id, number } = await buy('bank_transfer');
		const slip = await slipOf(order_identificator);
		const other = await book(sealed({ provider: 'bank_transfer', reference: slip.reference, amount: '100' }));
		expect(other).toMatchObject({ success: true, data: { order_identificator, order_status: 'awaiting_payment', payment_status: 'pending' } });
		expect(await stateOf(order_identificator)).toEqual(['awaiting_payment', 'pending', 'awaiting_payment']);
		await cancelUnpaid(backend.db, config, new Date(Date.now() + 365 * 24 * 3_600_000));
		expect(await stateOf(order_identificator)).toEqual(['awaiting_payment', 'pending', 'awaiting_payment']);
		expect(lines).toEqual([expect.stringMatching(`of another amount.*${number}","cents":100`)]);
		expect(await book(sealed({ provider: 'bank_transfer', ...slip }))).toMatchObject({ success: true, data: { order_status: 'paid' } });
		const notices = await backend.db.selectFrom('payment_notices').select(['outcome', 'amount_cents']).where('order_id', '=', id).orderBy('id').execute();
		expect(notices).toEqual([
			{ outcome: 'amount', amount_cents: 100 },
			{ outcome: 'approved', amount_cents: 3899 },
		]);
	});

	it('cannot be forged with a signed form for the bank', async () => {
		const { order_identificator } = await buy('card');
		const { data } = expectContract(CreatePaymentAnswer, await payAgain(order_identificator, 'card'));
		const form = readHiddenForm(data?.hidden_form ?? '');
		await payAgain(order_identificator, 'bank_transfer');
		expect(await book(Object.fromEntries(form?.fields.map(({ name, value }) => [name, value]) ?? []))).toEqual(refused);
		expect(await stateOf(order_identificator)).toEqual(['awaiting_payment', 'pending', 'awaiting_payment']);
	});

	it('is no payment of an order without a chosen transfer', async () => {
		const { order_identificator, number } = await buy('card');
		expect(await book(sealed({ provider: 'bank_transfer', reference: number, amount: '3899' }))).toEqual(refused);
		expect(await stateOf(order_identificator)).toEqual(['awaiting_payment', 'pending', 'awaiting_payment']);
	});
});
