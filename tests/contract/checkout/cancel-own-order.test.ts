import { CancelOrderAnswer, OpenOrderAnswer } from '@titraj/contract/order-calls.ts';
import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { insertCoupons } from '#tests/support/insert-coupons.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
let backend: TestBackend;
let merchant: MerchantClient;
let guests = 0;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
	await insertCoupons(backend.db, { code: 'JEDNOM', title: '5 €', amount_cents: 500, maximum_uses: 1 });
});
beforeEach(() => backend.db.updateTable('products').set({ quantity: 10, sold: 5 }).where('id', '=', CABLE).execute());
afterAll(() => backend.close());

async function buy({ payment = 'cash_on_delivery', qty = 3, coupon = '' } = {}) {
	const shopper = shopperWith(backend, await backend.newToken());
	const email = `gost-${++guests}@titraj.example`;
	await shopper.add(CABLE, qty);
	await shopper.choose({ email, payment });
	if (coupon !== '') await shopper.send('_post_hapi_webshop_coupon', { code: coupon });
	const placed = await shopper.place();
	return { email, ...placed };
}

const cancel = async (order_identificator: string) =>
	expectContract(CancelOrderAnswer, (await backend.call('_post_hapi_webshop_order_cancel', { order_identificator })).body);
const open = async (order_identificator: string) =>
	expectContract(OpenOrderAnswer, (await backend.call('_get_hapi_webshop_order', { order_identificator })).body).data;
const shelf = () => backend.db.selectFrom('products').select(['quantity', 'sold']).where('id', '=', CABLE).executeTakeFirstOrThrow();
const refundsDue = async (): Promise<string[]> =>
	(await merchant.call('GET', '/order-search?list=refund_due')).body.items.map(({ number }: { number: string }) => number);
const say = (number: string, status: string) => merchant.call('POST', `/orders/${number}/status`, { status });
const newsTo = async (email: string) => (await mailsTo(backend, email)).filter(({ template }) => template.startsWith('order_'));

/** Receives the order's payment. */
async function pay(id: number): Promise<void> {
	await backend.db.updateTable('order_payments').set({ status: 'approved' }).where('order_id', '=', id).execute();
	await backend.db.updateTable('orders').set({ status: 'paid' }).where('id', '=', id).execute();
}

const REFUSED = { success: false, label_name: 'error_order_not_cancellable' };

describe('a customer who cancels before shipping', () => {
	it('releases stock and coupon once, also with repeated and concurrent calls, and gets one mail', async () => {
		const order = await buy({ coupon: 'JEDNOM' });
		expect(await shelf()).toEqual({ quantity: 7, sold: 8 });
		expect((await open(order.order_identificator))?.may_cancel).toBe(true);
		const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(order.order_identificator)));
		expect(answers).toEqual(answers.map(() => ({ success: true, data: { status: 'cancelled', is_paid: false } })));
		expect(await shelf()).toEqual({ quantity: 10, sold: 5 });
		expect(await backend.db.selectFrom('coupons').select('uses').where('code', '=', 'JEDNOM').executeTakeFirst()).toEqual({ uses: 0 });
		const after = await open(order.order_identificator);
		expect([after?.status, after?.may_cancel, after?.history.map(({ status }) => status)]).toEqual(['cancelled', false, ['received', 'cancelled']]);
		const news = await newsTo(order.email);
		expect(news.map(({ template }) => template)).toEqual(['order_cancelled_by_customer']);
		expect(news[0]?.text).toContain(`Otkazali ste narudžbu ${order.number}. Ništa Vam ne naplaćujemo`);
	});

	it('after payment is mailed as a refund by staff; the merchant sees the due refund until it is made, and stock is released once', async () => {
		const order = await buy({ payment: 'bank_transfer' });
		await pay(order.id);
		expect(await cancel(order.order_identificator)).toEqual({ success: true, data: { status: 'cancelled', is_paid: true } });
		const [mail] = await newsTo(order.email);
		expect(mail?.template).toBe('order_cancelled_paid');
		expect(mail?.text).toContain('Novac vraćamo istim načinom plaćanja');
		const due = { status: 'cancelled', cancelled_by: 'customer', acknowledged: false, payment: { paid: true, refunded: false, refund_due: true } };
		expect((await merchant.call('GET', `/orders/${order.number}`)).body).toMatchObject(due);
		expect(await refundsDue()).toContain(order.number);
		expect((await say(order.number, 'refunded')).body.outcome).toBe('changed');
		expect((await merchant.call('POST', `/orders/${order.number}/cancel`, { reason: 'Još jednom' })).status).toBe(409);
		expect(await refundsDue()).not.toContain(order.number);
		expect((await say(order.number, 'refunded')).body.outcome).toBe('unchanged');
		expect((await merchant.call('GET', `/orders/${order.number}`)).body.payment).toMatchObject({ paid: false, refunded: true, refund_due: false });
		expect(await shelf()).toEqual({ quantity: 10, sold: 5 });
		expect((await cancel(order.order_identificator)).data).toEqual({ status: 'cancelled', is_paid: false });
	});

	it('has a refund due, in the merchant API and in the back office, only if money was received', async () => {
		const order = await buy({ payment: 'bank_transfer' });
		await pay(order.id);
		await backend.db.updateTable('order_payments').set({ amount_cents: 0 }).where('order_id', '=', order.id).execute();
		expect(await cancel(order.order_identificator)).toEqual({ success: true, data: { status: 'cancelled', is_paid: false } });
		expect((await merchant.call('GET', `/orders/${order.number}`)).body.payment).toMatchObject({ refund_due: false });
		expect(await refundsDue()).not.toContain(order.number);
	});

	it.each<OrderStatus>(['shipped', 'completed', 'returned'])('is refused once the order is %s, and nothing changes', async (status) => {
		const order = await buy();
		await backend.db.updateTable('orders').set({ status }).where('id', '=', order.id).execute();
		expect((await open(order.order_identificator))?.may_cancel).toBe(false);
		expect(await cancel(order.order_identificator)).toMatchObject(REFUSED);
		expect((await open(order.order_identificator))?.status).toBe(status);
		expect(await shelf()).toEqual({ quantity: 7, sold: 8 });
	});

	it('while the merchant ships: only one of both succeeds', async () => {
		for (let turn = 0; turn < 6; turn++) {
			const order = await buy({ qty: 1 });
			const before = await shelf();
			const ship = () => say(order.number, 'shipped');
			const first = turn % 2 === 0 ? ship() : null;
			const [cancelled, shipped] = await Promise.all([cancel(order.order_identificator), first ?? ship()]);
			const { status } = (await open(order.order_identificator)) ?? {};
			if (status === 'shipped') expect([cancelled, shipped.status]).toMatchObject([REFUSED, 200]);
			else expect([status, cancelled.success, shipped.status, shipped.body.detail]).toEqual(['cancelled', true, 409, 'the order is cancelled']);
			expect((await shelf()).quantity).toBe(before.quantity + (status === 'shipped' ? 0 : 1));
		}
	});

	it('is refused while a payment of another amount waits for staff', async () => {
		const order = await buy({ payment: 'card' });
		await backend.db
			.insertInto('payment_notices')
			.values({ provider: 'bank', kind: 'callback', reference: 'a', outcome: 'amount', order_id: order.id, amount_cents: 1 })
			.execute();
		expect((await open(order.order_identificator))?.may_cancel).toBe(false);
		expect(await cancel(order.order_identificator)).toMatchObject(REFUSED);
	});

	it.each([
		['another order’s code', (own: string, other: string) => `${own.split('-')[0]}-${other.slice(other.indexOf('-') + 1)}`],
		['a guessed code', (own: string) => `${own.split('-')[0]}-aaaaaaaaaaaaaaaaaaaaaa`],
		['the id only', (own: string) => `${own.split('-')[0]}`],
		['nothing', () => ''],
		['SQL in the identifier', (own: string) => `${own}' or '1'='1`],
	])('gets not found with %s', async (_title, toIdentifier) => {
		const order = await buy();
		const other = await buy();
		const asked = toIdentifier(order.order_identificator, other.order_identificator);
		expect((await backend.call('_post_hapi_webshop_order_cancel', { order_identificator: asked })).status).toBe(404);
		expect((await open(order.order_identificator))?.status).toBe('received');
	});

	it('releases no stock that an order waiting for staff never reserved', async () => {
		const order = await buy();
		await backend.db.updateTable('orders').set({ status: 'awaiting_confirmation', reserved: false }).where('id', '=', order.id).execute();
		expect((await cancel(order.order_identificator)).success).toBe(true);
		expect(await shelf()).toEqual({ quantity: 7, sold: 8 });
	});
});
