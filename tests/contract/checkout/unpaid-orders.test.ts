// One file for one subject, because it needs its own backend, which two files would start twice.

import { cancelUnpaid } from '@titraj/backend/orders/life-cycle/cancel-unpaid.ts';
import { signFields } from '@titraj/backend/payments/index.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { PaymentTransferAnswer, PaymentWebhookAnswer } from '@titraj/contract/order-calls.ts';
import { PickupLocationsAnswer } from '@titraj/contract/shipping.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logIn, mailsTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { insertCoupons } from '#tests/support/insert-coupons.ts';
import { listenToErrors } from '#tests/support/listen-to-errors.ts';
import { type CheckoutChoice, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const HOUR = 3_600_000;
const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null, siteUrl: 'https://titraj.example' });
const { bankSecret } = config;
const CABLE = 21;
const SHELF = { quantity: 10, sold: 5, store_stock: JSON.stringify({ zg: 2 }) };

let backend: TestBackend;
let shopper: Shopper;
let lines: string[];
beforeAll(async () => {
	backend = await startTestBackend();
	await insertCoupons(backend.db, { code: 'JEDNOM', title: '5 €', amount_cents: 500, maximum_uses: 1 });
});
beforeEach(async () => {
	await backend.db.updateTable('products').set(SHELF).where('id', '=', CABLE).execute();
	shopper = shopperWith(backend, await backend.newToken());
	lines = listenToErrors();
});
afterEach(async () => {
	vi.restoreAllMocks();
	await backend.db.updateTable('orders').set({ status: 'completed' }).where('idempotency_key', 'is not', null).execute();
});
afterAll(() => backend.close());

async function buy(choice: CheckoutChoice, { qty = 1, coupon = '' } = {}) {
	await shopper.add(CABLE, qty);
	await shopper.choose(choice);
	if (coupon !== '') await shopper.send('_post_hapi_webshop_coupon', { code: coupon });
	return shopper.place();
}

const later = (hours: number) => new Date(Date.now() + hours * HOUR);
/** As if staff had opened the list of late transfers. */
const showStaff = (hours: number) =>
	backend.db
		.updateTable('orders')
		.set({ overdue_shown_at: later(hours) })
		.where('idempotency_key', 'is not', null)
		.execute();
const stateOf = async (order_identificator: string) => {
	const order = await shopper.open(order_identificator);
	return [order?.status, order?.payment.status, order?.history.map(({ status }) => status).join(' ')];
};
const shelf = () => backend.db.selectFrom('products').select(['quantity', 'sold', 'store_stock']).where('id', '=', CABLE).executeTakeFirstOrThrow();
const full = { quantity: 10, sold: 5, store_stock: { zg: 2 } };
const WAITS = ['awaiting_payment', 'pending', 'awaiting_payment'];
const CANCELLED = ['cancelled', 'cancelled', 'awaiting_payment cancelled'];

describe('an unpaid order', () => {
	it.each([
		['card', 23, 25],
		['wallet', 23, 25],
		['bank_transfer', 3 * 24, 24 * 24],
	])('by %s is kept for %i hours and cancelled by %i: its stock is released', async (payment, kept, over) => {
		const { order_identificator } = await buy({ payment }, { qty: 3 });
		await showStaff(12 * 24);
		expect(await cancelUnpaid(backend.db, config, later(kept))).toBe(0);
		expect(await stateOf(order_identificator)).toEqual(WAITS);
		expect(await shelf()).toEqual({ ...full, quantity: 7, sold: 8 });
		expect(await cancelUnpaid(backend.db, config, later(over))).toBe(1);
		expect(await stateOf(order_identificator)).toEqual(CANCELLED);
		expect(await shelf()).toEqual(full);
		expect(await cancelUnpaid(backend.db, config, later(over))).toBe(0);
		expect(await shelf()).toEqual(full);
	});

	it('that failed is cancelled, too, and can neither be paid, nor have a slip, nor be withdrawn from', async () => {
		const { order_identificator, id } = await buy({ payment: 'card' });
		await backend.db.updateTable('orders').set({ status: 'payment_failed' }).where('id', '=', id).execute();
		expect(await cancelUnpaid(backend.db, config, later(25))).toBe(1);
		const order = await shopper.open(order_identificator);
		expect([order?.status, order?.payment.may_retry, order?.may_withdraw]).toEqual(['cancelled', false, false]);
		const again = { order_identificator, new_payment: 1, payment_code: 'bank_transfer' };
		expect(await shopper.send('_get_hapi_webshop_create_payment', again)).toMatchObject({ success: false, label_name: 'error_payment_done' });
		expect(await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator })).toMatchObject({ success: false });
	});

	it('with pickup returns a store’s stock to that store, and no more', async () => {
		const { data } = expectContract(PickupLocationsAnswer, await shopper.send('_get_hapi_webshop_location', {}));
		await buy({ payment: 'card', shipping: { parcel_id: 1, shipping_code: 'pickup', location_id: data?.items[0]?.id ?? 0 } }, { qty: 3 });
		expect(await shelf()).toEqual({ quantity: 7, sold: 8, store_stock: { zg: 0 } });
		expect(await cancelUnpaid(backend.db, config, later(25))).toBe(1);
		expect(await shelf()).toEqual(full);
	});

	it('releases its coupon, for the shop and for the customer', async () => {
		shopper = shopperWith(backend, await logIn(backend, { email: 'kupac@titraj.example', password: 'titraj-kupac' }));
		const uses = async () => {
			const { id, ...coupon } = await backend.db.selectFrom('coupons').select(['id', 'uses']).where('code', '=', 'JEDNOM').executeTakeFirstOrThrow();
			const own = await backend.db.selectFrom('user_coupons').select('used_at').where('coupon_id', '=', id).executeTakeFirst();
			return [coupon.uses, (own?.used_at ?? null) !== null];
		};
		await buy({ payment: 'card' }, { coupon: 'JEDNOM' });
		expect(await uses()).toEqual([1, true]);
		expect(await cancelUnpaid(backend.db, config, later(25))).toBe(1);
		expect(await uses()).toEqual([0, false]);
		const { id } = await buy({ payment: 'card' }, { coupon: 'JEDNOM' });
		expect((await backend.db.selectFrom('order_coupons').select('code').where('order_id', '=', id).execute()).map(({ code }) => code)).toEqual(['JEDNOM']);
	});

	it('sends one mail about it', async () => {
		const email = 'zaboravna@titraj.example';
		await shopper.add(CABLE, 1);
		await shopper.choose({ payment: 'bank_transfer', email });
		const { data } = await shopper.order();
		const { number = '', order_identificator = '' } = data?.order ?? {};
		await showStaff(12 * 24);
		for (const days of [1, 24, 25]) await cancelUnpaid(backend.db, config, later(days * 24));
		const mails = await mailsTo(backend, email);
		expect(mails.map(({ subject }) => subject)).toEqual([`Narudžba ${number} je otkazana`, expect.stringContaining('Zaprimili smo')]);
		expect(mails[0]?.text).toContain(`https://titraj.example/webshop/narudzba/?order_identificator=${order_identificator}`);
	});

	it('returns sold-out products to their pages', async () => {
		await buy({ payment: 'card' }, { qty: 10 });
		const last = async () => backend.db.selectFrom('content_changes').select(['id', 'entity', 'entity_id']).orderBy('id', 'desc').limit(1).executeTakeFirst();
		const before = await last();
		await cancelUnpaid(backend.db, config, later(25));
		expect(await last()).toMatchObject({ entity: 'product', entity_id: CABLE });
		expect((await last())?.id).not.toBe(before?.id);
	});
});

describe('an order is kept', () => {
	it('that is paid on delivery', async () => {
		const { order_identificator } = await buy({ payment: 'cash_on_delivery' });
		expect(await cancelUnpaid(backend.db, config, later(24 * 365))).toBe(0);
		expect((await shopper.open(order_identificator))?.status).toBe('received');
	});

	it('until its latest payment attempt expires, for example a payment slip that was requested later', async () => {
		const { order_identificator, id } = await buy({ payment: 'card' });
		await backend.db
			.updateTable('orders')
			.set({ created_at: later(-60) })
			.where('id', '=', id)
			.execute();
		await backend.db
			.updateTable('order_payments')
			.set({ created_at: later(-60) })
			.where('order_id', '=', id)
			.execute();
		const slip = { order_identificator, new_payment: 1, payment_code: 'bank_transfer' };
		const pages = { return_url: 'https://titraj.example/return', callback_url: 'https://titraj.example/callback' };
		expect(await shopper.send('_get_hapi_webshop_create_payment', { ...slip, ...pages })).toMatchObject({ success: true });
		const { data } = expectContract(PaymentTransferAnswer, await shopper.send('_get_hapi_webshop_payment_transfer', { order_identificator }));
		expect(Date.parse(data?.pay_until ?? '')).toBeGreaterThan(Date.now() + 48 * HOUR);
		expect(await cancelUnpaid(backend.db, config, later(48))).toBe(0);
		expect(await stateOf(order_identificator)).toEqual(WAITS);
	});

	it('that never reserved stock, such as those of the demo', async () => {
		const count = async () => (await backend.db.selectFrom('orders').select('id').where('status', '=', 'payment_failed').execute()).length;
		expect(await count()).toBe(1);
		expect(await cancelUnpaid(backend.db, config, later(24 * 365))).toBe(0);
		expect(await count()).toBe(1);
	});
});

describe('money', () => {
	const book = async (reference: string, amount: string) => {
		const fields = { provider: 'bank_transfer', reference, amount };
		const notice = { provider: 'bank_transfer', kind: 'callback' as const, fields: { ...fields, signature: signFields(fields, bankSecret) } };
		return expectContract(PaymentWebhookAnswer, await shopper.send('_post_hapi_webshop_payment_notice', notice));
	};

	it('that arrives late for goods that are gone is stored and logged: the order stays cancelled', async () => {
		const { order_identificator, number } = await buy({ payment: 'bank_transfer' });
		await showStaff(12 * 24);
		await cancelUnpaid(backend.db, config, later(24 * 24));
		await backend.db.updateTable('products').set({ quantity: 0 }).where('id', '=', CABLE).execute();
		expect(await book(number, '3899')).toMatchObject({ success: true, data: { order_status: 'cancelled', payment_status: 'approved' } });
		expect(await stateOf(order_identificator)).toEqual(['cancelled', 'approved', 'awaiting_payment cancelled']);
		expect(await shelf()).toEqual({ ...full, quantity: 0 });
		expect(lines).toEqual([expect.stringMatching(`unexpected.*${number}`)]);
	});

	it('is never accepted without being stored: if that fails, the bank retries', async () => {
		const { order_identificator, number } = await buy({ payment: 'bank_transfer' });
		await showStaff(12 * 24);
		await cancelUnpaid(backend.db, config, later(24 * 24));
		const outcomes = async () =>
			(await backend.db.selectFrom('payment_notices').select('outcome').where('reference', '=', number).orderBy('id').execute()).map(({ outcome }) => outcome);
		await sql`alter table payment_notices add constraint broken check (reference <> ${sql.lit(number)})`.execute(backend.db);
		const fields = { provider: 'bank_transfer', reference: number, amount: '3899' };
		const sealed = { ...fields, signature: signFields(fields, bankSecret) };
		const broken = await backend.call('_post_hapi_webshop_payment_notice', { provider: 'bank_transfer', kind: 'callback', fields: sealed });
		await sql`alter table payment_notices drop constraint broken`.execute(backend.db);
		expect(broken.status).toBeGreaterThanOrEqual(400);
		expect(await outcomes()).toEqual([]);
		expect((await stateOf(order_identificator))[1]).toBe('cancelled');
		await book(number, '3899');
		expect(await outcomes()).toEqual(['approved']);
	});

	it('that arrives at that moment pays each order, whichever comes first, and its stock is reserved once', async () => {
		const orders = [];
		for (let index = 0; index < 4; index++) {
			shopper = shopperWith(backend, await backend.newToken());
			orders.push(await buy({ payment: 'bank_transfer' }));
		}
		await showStaff(12 * 24);
		await Promise.all([cancelUnpaid(backend.db, config, later(24 * 24)), ...orders.map(({ number }) => book(number, '3899'))]);
		const states = await Promise.all(orders.map(async ({ order_identificator }) => (await shopper.open(order_identificator))?.status));
		expect(states).toEqual(['paid', 'paid', 'paid', 'paid']);
		expect((await shelf()).quantity).toBe(10 - orders.length);
	});
});
