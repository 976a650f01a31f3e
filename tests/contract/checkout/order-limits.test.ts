// One file for one subject, the limits of orders, because it needs its own backend, which two files would start twice.
import { cancelUnpaid } from '@titraj/backend/orders/life-cycle/cancel-unpaid.ts';
import { forgetNetworks } from '@titraj/backend/orders/life-cycle/forget-networks.ts';
import { releaseUnpaid } from '@titraj/backend/orders/life-cycle/release-unpaid.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { endpoints } from '@titraj/contract/endpoints.ts';
import { PaymentMethodsAnswer } from '@titraj/contract/payment-methods.ts';
import { PickupLocationsAnswer } from '@titraj/contract/shipping.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMailTo } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { openPerson, type PersonBrowser } from '#tests/support/merchant-person.ts';
import { createShopper, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const pages = { return_url: 'https://titraj.example/return', callback_url: 'https://titraj.example/callback' };

/** A guest with the network address that the storefront passes on. */
const guestFrom = ({ send }: TestBackend, client: string, token: string) =>
	createShopper(async (name, request) => {
		const { method, path } = endpoints[name];
		const headers = { authorization: `Bearer ${token}`, 'base-client': client, 'content-type': 'application/json' };
		return (await send(path, method === 'GET' ? { headers } : { method, headers, body: JSON.stringify(request) })).body;
	});

let backend: TestBackend;
let owner: PersonBrowser;
let shopper: Shopper;
/** New for each test, because an address gets few mails in a row. */
let email = '';
let guests = 0;
beforeAll(async () => {
	backend = await startTestBackend(undefined, { orderLimits: { ...config.orderLimits, reservePieces: 8 } });
	owner = await openPerson(backend, 'owner');
});
beforeEach(async () => {
	await backend.db.updateTable('products').set({ quantity: 40, sold: 0, price_cents: 100_00, sale_price_cents: null }).where('id', '=', CABLE).execute();
	shopper = shopperWith(backend, await backend.newToken());
	guests += 1;
	email = `gost-${guests}@titraj.example`;
});
afterEach(() => backend.db.updateTable('orders').set({ status: 'completed', kept_until: null }).where('idempotency_key', 'is not', null).execute());
afterAll(() => backend.close());

const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null, siteUrl: 'https://titraj.example' });
const say = (number: string, status: string) => owner.call('POST', `/orders/${number}/status`, { status });
const stock = async () => (await backend.db.selectFrom('products').select('quantity').where('id', '=', CABLE).executeTakeFirstOrThrow()).quantity;
const methods = async () => expectContract(PaymentMethodsAnswer, await shopper.send('_get_hapi_webshop_payment', {})).data?.items ?? [];
const store = async () => expectContract(PickupLocationsAnswer, await shopper.send('_get_hapi_webshop_location', {})).data?.items[0]?.id ?? 0;

async function fill(payment: string, qty: number) {
	await shopper.add(CABLE, qty);
	const shipping = payment === 'pay_in_store' ? { shipping_code: 'pickup', location_id: await store() } : { shipping_code: 'courier' };
	await shopper.choose({ email, payment, shipping: { parcel_id: 1, ...shipping } });
}

async function buy(payment: string, qty: number) {
	await fill(payment, qty);
	return shopper.place({ ...(await shopper.toOrder()), ...pages });
}

describe('an order with payment on receipt', () => {
	it.each([
		['pay_in_store', 11, 'error_payment_maximum'],
		['cash_on_delivery', 8, 'error_payment_maximum'],
	])('is refused above the shop’s limit for %s', async (payment, qty, label) => {
		await fill(payment, qty);
		expect((await methods()).find(({ code }) => code === payment)).toMatchObject({ is_available: false, label_name: label });
		expect((await shopper.cart()).missing).toEqual(['payment']);
		expect(await shopper.order()).toMatchObject({ success: false, label_name: 'error_order_payment' });
		expect(await stock()).toBe(40);
	});

	it('is refused with more pieces of one product than the shop allows, and the limits are shown before', async () => {
		await backend.db.updateTable('products').set({ price_cents: 1_00 }).where('id', '=', CABLE).execute();
		await fill('pay_in_store', 11);
		expect((await methods()).find(({ code }) => code === 'pay_in_store')).toMatchObject({
			...{ is_available: false, label_name: 'error_payment_pieces', maximum_pieces: 10, maximum_total: 1000 },
			kept_until: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
		});
		expect((await methods()).find(({ code }) => code === 'card')).toMatchObject({ is_available: true, maximum_pieces: null, maximum_total: null });
		expect(await shopper.order()).toMatchObject({ success: false, label_name: 'error_order_payment' });
	});

	it('is kept for the announced days, then cancelled and its stock released', async () => {
		const { order_identificator } = await buy('pay_in_store', 2);
		const { kept_until } = (await shopper.open(order_identificator)) ?? {};
		expect(Math.round((Date.parse(kept_until ?? '') - Date.now()) / DAY)).toBe(7);
		expect((await lastMailTo(backend, email)).text).toContain('Narudžbu čuvamo do');
		expect(await stock()).toBe(38);
		expect(await cancelUnpaid(backend.db, config, new Date(Date.now() + 6.9 * DAY))).toBe(0);
		expect(await cancelUnpaid(backend.db, config, new Date(Date.now() + 7.1 * DAY))).toBe(1);
		expect(await shopper.open(order_identificator)).toMatchObject({ status: 'cancelled', kept_until: null });
		expect(await stock()).toBe(40);
	});

	it('is not cancelled after staff have handed it over', async () => {
		const { order_identificator, number } = await buy('pay_in_store', 2);
		expect((await say(number, 'delivered')).body.outcome).toBe('changed');
		expect(await cancelUnpaid(backend.db, config, new Date(Date.now() + 30 * DAY))).toBe(0);
		expect(await shopper.open(order_identificator)).toMatchObject({ status: 'completed', payment: { status: 'approved' } });
		expect(await stock()).toBe(38);
	});

	it('is kept for the full time again from the day on which staff report it ready', async () => {
		const { order_identificator, id, number } = await buy('pay_in_store', 1);
		const early = new Date(Date.now() - 6 * DAY);
		await backend.db.updateTable('orders').set({ kept_until: early }).where('id', '=', id).execute();
		expect((await say(number, 'ready_for_pickup')).body.outcome).toBe('changed');
		expect(await cancelUnpaid(backend.db, config, new Date(Date.now() + 6.9 * DAY))).toBe(0);
		expect((await shopper.open(order_identificator))?.status).toBe('ready_for_pickup');
		const mails = await backend.db.selectFrom('mails').select('text').where('template', '=', 'order_ready_for_pickup').execute();
		expect(mails).toEqual([{ text: expect.stringContaining(order_identificator) }]);
	});
});

describe('an order with payment on receipt above the limits of reservations', () => {
	it('reserves nothing until staff confirm it, as cart, order and mail say', async () => {
		await fill('pay_in_store', 9);
		expect(await shopper.cart()).toMatchObject({ needs_confirmation: true, reserves_on_payment: false });
		const { data } = await shopper.order();
		const { order_identificator = '', number = '', payment_type } = data?.order ?? {};
		expect(payment_type).toBe(null);
		expect(await shopper.open(order_identificator)).toMatchObject({ status: 'awaiting_confirmation', payment: { status: 'pending', may_retry: false } });
		expect(await stock()).toBe(40);
		expect((await lastMailTo(backend, email)).text).toContain('najprije pregledamo');
		await cancelUnpaid(backend.db, config, new Date(Date.now() + 60 * DAY));
		expect((await shopper.open(order_identificator))?.status).toBe('awaiting_confirmation');

		expect((await owner.call('GET', '/today')).body.to_confirm).toBeGreaterThan(0);
		expect((await say(number, 'accepted')).body.outcome).toBe('changed');
		expect(await stock()).toBe(31);
		expect(await shopper.open(order_identificator)).toMatchObject({ status: 'received', payment: { status: 'pending' } });
		expect((await lastMailTo(backend, email)).subject).toContain('Potvrdili smo narudžbu');
		expect((await say(number, 'accepted')).body.outcome).toBe('unchanged');
		expect(await stock()).toBe(31);
	});

	it('cannot be confirmed if its goods are sold out meanwhile, and then changes nothing', async () => {
		const { order_identificator, number } = await buy('pay_in_store', 9);
		await backend.db.updateTable('products').set({ quantity: 8 }).where('id', '=', CABLE).execute();
		const answer = await say(number, 'accepted');
		expect([answer.status, answer.body.detail]).toEqual([409, expect.stringContaining('not enough')]);
		expect([await stock(), (await shopper.open(order_identificator))?.status]).toEqual([8, 'awaiting_confirmation']);
	});

	it('releases no stock when staff cancel it, because it reserved none', async () => {
		const { order_identificator, number } = await buy('pay_in_store', 9);
		expect((await say(number, 'cancelled')).body.outcome).toBe('changed');
		expect([await stock(), (await shopper.open(order_identificator))?.status]).toEqual([40, 'cancelled']);
	});

	it('is the same order when it is sent twice', async () => {
		await fill('pay_in_store', 9);
		const body = { ...(await shopper.toOrder()), ...pages };
		const [first, second] = [await shopper.order(body), await shopper.order(body)];
		expect(second.data?.order).toEqual({ ...first.data?.order, repeated: true });
	});

	it('is confirmed once, also if several members of staff do so at the same time', async () => {
		const { number } = await buy('pay_in_store', 9);
		const answers = await Promise.all([1, 2, 3].map(() => say(number, 'accepted')));
		expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['changed', 'unchanged', 'unchanged']);
		expect(await stock()).toBe(31);
	});
});

describe('many unpaid orders from one network', () => {
	/** Orders one cable from each address in turn; returns status and reservation of each order. */
	async function orderFrom(clients: readonly string[], payment: string, small: TestBackend) {
		const states: unknown[] = [];
		for (const client of clients) {
			const guest = guestFrom(small, client, await small.newToken());
			await guest.add(CABLE, 1);
			const shipping = payment === 'pay_in_store' ? { shipping_code: 'pickup', location_id: await store() } : { shipping_code: 'courier' };
			await guest.choose({ payment, shipping: { parcel_id: 1, ...shipping } });
			const { data } = await guest.order({ ...(await guest.toOrder()), ...pages });
			const id = data?.order?.id ?? 0;
			const row = await small.db.selectFrom('orders').select(['status', 'reserved']).where('id', '=', id).executeTakeFirstOrThrow();
			states.push([row.status, row.reserved]);
		}
		return states;
	}

	it.each([
		['card', 'awaiting_payment', 'awaiting_payment'],
		['bank_transfer', 'awaiting_payment', 'awaiting_payment'],
		['pay_in_store', 'received', 'awaiting_confirmation'],
	])('by %s are all accepted, and reserve nothing above the shop’s limit; those of others do', async (payment, within, above) => {
		await using small = await startTestBackend(undefined, { orderLimits: { ...config.orderLimits, reserveOpenOrders: 2 } });
		const states = await orderFrom(['192.0.2.7', '192.0.2.7', '192.0.2.7', '192.0.2.8'], payment, small);
		expect(states).toEqual([
			[within, true],
			[within, true],
			[above, false],
			[within, true],
		]);
		expect(JSON.stringify(await small.db.selectFrom('orders').select('network').execute())).not.toContain('192.0.2');
	});

	it('count for their whole day, also after their stock was released, and no longer once they are paid', async () => {
		await using small = await startTestBackend(undefined, { orderLimits: { ...config.orderLimits, reserveOpenOrders: 1 } });
		const client = '192.0.2.7';
		await orderFrom([client], 'card', small);
		expect(await releaseUnpaid(small.db, new Date(Date.now() + HOUR))).toBe(1);
		await cancelUnpaid(small.db, config, new Date(Date.now() + 25 * HOUR));
		await forgetNetworks(small.db, new Date());
		expect(await orderFrom([client], 'card', small)).toEqual([['awaiting_payment', false]]);
		await forgetNetworks(small.db, new Date(Date.now() + 25 * HOUR));
		expect(await orderFrom([client], 'card', small)).toEqual([['awaiting_payment', true]]);
		await small.db.updateTable('orders').set({ status: 'paid' }).where('network', 'is not', null).execute();
		await forgetNetworks(small.db, new Date());
		expect(await orderFrom([client], 'card', small)).toEqual([['awaiting_payment', true]]);
	});

	it.each([
		['23 hours', 'released its goods', 'count', 23 * HOUR, false],
		['25 hours', 'released its goods', 'do not count', 25 * HOUR, false],
		['6 days', 'still hold their goods', 'count', 6 * DAY, true],
		['8 days', 'still hold their goods', 'do not count', 8 * DAY, true],
	])('that are %s old and %s %s', async (_age, _what, counts, age, reserved) => {
		await using small = await startTestBackend(undefined, { orderLimits: { ...config.orderLimits, reserveOpenOrders: 1 } });
		await orderFrom(['192.0.2.7'], 'card', small);
		await small.db
			.updateTable('orders')
			.set({ reserved, created_at: new Date(Date.now() - age) })
			.where('network', 'is not', null)
			.execute();
		expect(await orderFrom(['192.0.2.7'], 'card', small)).toEqual([['awaiting_payment', counts === 'do not count']]);
	});
});
