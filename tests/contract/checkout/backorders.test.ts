// One file for one subject: goods that are available to order without stock, from the merchant's field to the order and back.
import { cancelUnpaid } from '@titraj/backend/orders/life-cycle/cancel-unpaid.ts';
import { releaseStock } from '@titraj/backend/orders/life-cycle/release-stock.ts';
import type { RequestOf } from '@titraj/backend/platform/http/handler.ts';
import { readConfig } from '@titraj/backend/platform/settings/config.ts';
import { PaymentMethodsAnswer } from '@titraj/contract/payment-methods.ts';
import { PriceQtyAnswer } from '@titraj/contract/price-qty.ts';
import { ProductCardsAnswer } from '@titraj/contract/products-query.ts';
import { PickupLocationsAnswer } from '@titraj/contract/shipping.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { type Shopper, shopperWith } from '#tests/support/shopper.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';
import { camt02 } from '#tests/support/statements/camt.ts';

let backend: TestBackend;
let merchant: MerchantClient;
let shopper: Shopper;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
const newShopper = async () => shopperWith(backend, await backend.newToken());
beforeEach(async () => {
	shopper = await newShopper();
	await backend.db.updateTable('orders').set({ network: null }).execute();
});

let made = 0;
/** A product of its own with some pieces in stock; returns its sku and id. */
async function create(quantity: number, backorder: object | null = {}, more: object = {}) {
	made += 1;
	const sku = `NARUDZBA-${made}`;
	const price = { amount: '20.00', currency: 'EUR', vat_included: true };
	const row = { title: `Po narudžbi ${made}`, category_path: ['Namještaj po mjeri'], price, stock: { quantity }, backorder, ...more };
	expect((await merchant.call('PUT', `/products/${sku}`, row)).status).toBe(200);
	return { sku, id: (await view(sku)).id };
}
const view = async (sku: string) => (await merchant.call('GET', `/products/${sku}`)).body;
const change = (sku: string, row: object) => merchant.call('PUT', `/products/${sku}`, row);
const list = async (query: RequestOf<'_get_hapi_catalog_products'>) =>
	expectContract(ProductCardsAnswer, (await backend.call('_get_hapi_catalog_products', query)).body).data?.items ?? [];
const cardOf = async (id: number) => (await list({ ids: String(id) }))[0];
const liveOf = async (id: number) => expectContract(PriceQtyAnswer, (await backend.call('_post_hapi_catalog_price_qty', { ids: [id] })).body).data?.items[0];
const lineOf = async (from = shopper) => (await from.cart()).parcels[0]?.items[0];
const orderOf = async (number: string) => (await merchant.call('GET', `/orders/${number}`)).body;
const itemOf = async (number: string) => (await orderOf(number)).parcels[0].items[0];
const buy = async (id: number, qty: number, from = shopper) => {
	await from.add(id, qty);
	await from.choose();
	return from.place();
};
const say = async (number: string, status: string) => (await merchant.call('POST', `/orders/${number}/status`, { status })).body;
const release = (orderId: number) => backend.db.transaction().execute((trx) => releaseStock(trx, orderId));
/** Fills a cart that is picked up in a store and paid there. */
async function choosePickup(id: number, qty: number) {
	await shopper.add(id, qty);
	const location_id = expectContract(PickupLocationsAnswer, await shopper.send('_get_hapi_webshop_location', {})).data?.items[0]?.id ?? 0;
	await shopper.choose({ shipping: { parcel_id: 1, shipping_code: 'pickup', location_id }, payment: 'pay_in_store' });
}
async function buyAtStore(id: number, qty: number) {
	await choosePickup(id, qty);
	return shopper.place();
}
const keptUntil = async (orderId: number) =>
	(await backend.db.selectFrom('orders').select('kept_until').where('id', '=', orderId).executeTakeFirstOrThrow()).kept_until;
/** What happens after some days to orders that nobody has collected. */
async function waitDays(days: number) {
	const config = readConfig({ jwtSecret: 'test', dataDir: null, databaseUrl: null, siteUrl: 'https://titraj.example' });
	await cancelUnpaid(backend.db, config, new Date(Date.now() + days * 86_400_000));
}

describe('a product that is available to order', () => {
	it('can be bought without stock on card, page and refresh, without a promise or with the days of the merchant', async () => {
		const { sku, id } = await create(0);
		expect(await cardOf(id)).toMatchObject({ is_available: true, available_qty: 0, backorder: { days: null } });
		expect(await liveOf(id)).toMatchObject({ is_available: true, available_qty: 0, backorder: { days: null }, delivery: null, pickup: null });
		await change(sku, { backorder: { days: 14 } });
		expect(await view(sku)).toMatchObject({ stock: { quantity: 0 }, backorder: { days: 14 } });
		expect(await liveOf(id)).toMatchObject({ is_available: true, backorder: { days: 14 }, delivery: null });
		await change(sku, { backorder: null });
		expect(await view(sku)).toMatchObject({ backorder: null });
		expect(await cardOf(id)).toMatchObject({ is_available: false, backorder: null });
	});

	it('keeps its terms if a row does not name them, and stock and price alone change nothing of them', async () => {
		const { sku } = await create(3, { days: 7 });
		await change(sku, { title: 'Drugi naziv' });
		await merchant.call('PUT', `/products/${sku}/stock`, { quantity: 0 });
		expect(await view(sku)).toMatchObject({ title: 'Drugi naziv', stock: { quantity: 0 }, backorder: { days: 7 } });
	});

	it('keeps the days if its terms leave them out, alone and among others, and clears them with null', async () => {
		const { sku } = await create(0, { days: 14 });
		expect((await change(sku, { backorder: {} })).body.outcome).toBe('unchanged');
		const other = await create(0, null);
		const rows = [
			{ sku, title: 'Skupni naziv', backorder: {} },
			{ sku: other.sku, backorder: {} },
		];
		expect((await merchant.bulk(rows.map((row) => JSON.stringify(row)).join('\n'))).lines.at(-1)).toMatchObject({ updated: 2, refused: 0 });
		expect([(await view(sku)).backorder, (await view(other.sku)).backorder]).toEqual([{ days: 14 }, { days: null }]);
		await change(sku, { backorder: { days: null } });
		expect(await view(sku)).toMatchObject({ backorder: { days: null } });
		await change(sku, { backorder: { days: 14 } });
		await change(sku, { backorder: null });
		await change(sku, { backorder: {} });
		expect(await view(sku)).toMatchObject({ backorder: { days: null } });
	});

	it.each([[{ days: 0 }], [{ days: 361 }], [{ days: 1.5 }], [{ days: '5' }], [{ tage: 5 }], [true]])('refuses the terms %j', async (backorder) => {
		const { sku } = await create(1, null);
		expect((await change(sku, { backorder })).status).toBe(400);
		expect(await view(sku)).toMatchObject({ backorder: null });
	});

	it('comes before sold-out goods in a list, is no match of "in stock", and no row of the list of sold-out goods', async () => {
		const path = { category_path: ['Redoslijed po narudžbi'] };
		// The later of two products comes first where nothing else decides.
		const toOrder = await create(0, {}, path);
		const soldOut = await create(0, null, path);
		const category = await backend.db.selectFrom('categories').select('path').where('title', '=', 'Redoslijed po narudžbi').executeTakeFirstOrThrow();
		const idsOf = async (query: RequestOf<'_get_hapi_catalog_products'>) => (await list({ slug: category.path, ...query })).map(({ id }) => id);
		expect(await idsOf({ sort: 'best_selling' })).toEqual([toOrder.id, soldOut.id]);
		expect(await idsOf({ sort: 'new' })).toEqual([toOrder.id, soldOut.id]);
		expect(await idsOf({ available: true })).toEqual([]);
		const { items } = (await merchant.call('GET', `/product-search?list=sold_out&q=${encodeURIComponent('narudžbi')}&limit=50`)).body;
		const skus = items.map(({ sku }: { sku: string }) => sku);
		expect(skus).toContain(soldOut.sku);
		expect(skus).not.toContain(toOrder.sku);
	});

	it('is recorded as a content change when its last piece is sold, because its page then says something else', async () => {
		const { id } = await create(1);
		await backend.db.deleteFrom('content_changes').where('entity_id', '=', id).execute();
		await buy(id, 1);
		const changes = await backend.db.selectFrom('content_changes').select('entity').where('entity_id', '=', id).execute();
		expect(changes).toContainEqual({ entity: 'product' });
	});
});

describe('cart and order', () => {
	it('take more pieces than are in stock, say how many are not, and promise no day of delivery', async () => {
		const { sku, id } = await create(2, { days: 10 });
		await shopper.add(id, 5);
		expect(await lineOf()).toMatchObject({ qty: 5, is_available: true, changed: null, backorder: { qty: 3, days: 10 } });
		await shopper.choose();
		const { parcels, delivery } = await shopper.cart();
		expect([parcels[0]?.shipping?.delivery_from, parcels[0]?.shipping?.delivery_to, delivery]).toEqual([null, null, null]);
		const methods = (await shopper.send('_get_hapi_webshop_parcel_shipping', {})) as { data: { items: { methods: object[] }[] } };
		for (const method of methods.data.items[0]?.methods ?? []) expect(method).toMatchObject({ delivery_from: null, delivery_to: null, delivery_dates: [] });
		const { number } = await shopper.place();
		expect(await itemOf(number)).toMatchObject({ quantity: 5, backordered: 3 });
		expect((await orderOf(number)).parcels[0]).toMatchObject({ delivery_from: null, delivery_to: null });
		expect(await view(sku)).toMatchObject({ stock: { quantity: 0 } });
	});

	it('promise days as always while there is enough in stock', async () => {
		const { id } = await create(2);
		await shopper.add(id, 2);
		await shopper.choose();
		expect(await lineOf()).toMatchObject({ backorder: null });
		const { parcels } = await shopper.cart();
		expect(parcels[0]?.shipping?.delivery_from).toMatch(/^\d{4}-\d\d-\d\d$/);
	});

	it('keep the maximum per order of the merchant, and refuse an absurd quantity', async () => {
		const limited = await create(0, {}, { maximum_quantity: 3 });
		expect(await shopper.add(limited.id, 4)).toMatchObject({ success: false, label_name: 'error_cart_quantity' });
		const { id } = await create(0);
		expect(await shopper.add(id, 10_001)).toMatchObject({ success: false, label_name: 'error_cart_quantity' });
		expect(await shopper.add(id, 1)).toMatchObject({ success: true });
	});

	it('of two shoppers at once for the last piece both get an order, and one waits for its piece', async () => {
		const { sku, id } = await create(1);
		const both = [shopper, await newShopper()];
		for (const one of both) {
			await one.add(id, 1);
			await one.choose();
		}
		const bodies = await Promise.all(both.map((one) => one.toOrder()));
		const placed = await Promise.all(both.map((one, place) => one.place(bodies[place])));
		const waiting = await Promise.all(placed.map(async ({ number }) => (await itemOf(number)).backordered));
		expect(waiting.toSorted()).toEqual([0, 1]);
		expect(await view(sku)).toMatchObject({ stock: { quantity: 0 } });
	});

	it('refuse the line once the merchant has switched it off while it was in the cart', async () => {
		const { sku, id } = await create(1);
		await shopper.add(id, 3);
		await shopper.choose();
		const body = await shopper.toOrder();
		await change(sku, { backorder: null });
		expect(await lineOf()).toMatchObject({ is_available: true, maximum_qty: 1, changed: { label_name: 'changed_quantity' }, backorder: null });
		expect(await shopper.order(body)).toMatchObject({ success: false, data: { changes: [{ label_name: 'changed_quantity', before: 3, now: 1 }] } });
		await merchant.call('PUT', `/products/${sku}/stock`, { quantity: 0 });
		expect(await lineOf()).toMatchObject({ is_available: false, changed: { label_name: 'changed_unavailable' } });
		expect(await shopper.order(body)).toMatchObject({ success: false, data: { changes: [{ label_name: 'changed_unavailable' }] } });
	});

	it('put only those pieces back into stock that came out of it', async () => {
		const { sku, id } = await create(2);
		const { number, id: orderId } = await buy(id, 5);
		const { line } = await itemOf(number);
		const cancelled = await merchant.call('POST', `/orders/${number}/cancel`, { reason: 'manje', lines: [{ line, quantity: 4 }] });
		expect(cancelled.status).toBe(200);
		expect(await itemOf(number)).toMatchObject({ quantity: 1, backordered: 0, cancelled: 4 });
		expect(await view(sku)).toMatchObject({ stock: { quantity: 1 } });
		await backend.db.transaction().execute((trx) => releaseStock(trx, orderId));
		expect(await view(sku)).toMatchObject({ stock: { quantity: 2 } });
	});

	it('release a whole order without inventing stock, also if the goods are no longer available to order', async () => {
		const { sku, id } = await create(1);
		const { number } = await buy(id, 4);
		await change(sku, { backorder: null });
		expect((await merchant.call('POST', `/orders/${number}/cancel`, { reason: 'nema' })).status).toBe(200);
		expect(await view(sku)).toMatchObject({ stock: { quantity: 1 } });
	});

	it('add more of it to an order than are in stock', async () => {
		const { sku, id } = await create(1);
		const { number } = await buy(id, 1);
		const goods = [{ sku, quantity: 2 }];
		const preview = await merchant.call('POST', `/orders/${number}/goods-preview`, { goods });
		expect(preview.body).not.toHaveProperty('error');
		expect(preview.status).toBe(200);
		expect((await merchant.call('POST', `/orders/${number}/goods`, { goods, total: preview.body.total.after })).status).toBe(200);
		const { items } = (await orderOf(number)).parcels[0];
		expect(items.map(({ backordered }: { backordered: number }) => backordered)).toEqual([0, 2]);
	});
});

describe('an order that is paid at its pickup', () => {
	const keptOf = async () => {
		const { data } = expectContract(PaymentMethodsAnswer, await shopper.send('_get_hapi_webshop_payment', {}));
		return data?.items.find(({ code }) => code === 'pay_in_store')?.kept_until;
	};

	it('is kept without a limit while its goods are to come, and for the full time once they are there', async () => {
		const { id } = await create(0, { days: 14 });
		await choosePickup(id, 1);
		expect(await keptOf()).toBe(null);
		const { number, order_identificator } = await shopper.place();
		expect(await shopper.open(order_identificator)).toMatchObject({ status: 'received', kept_until: null });
		await waitDays(30);
		expect((await orderOf(number)).status).toBe('received');
		expect(await say(number, 'ready_for_pickup')).toMatchObject({ outcome: 'changed' });
		expect((await shopper.open(order_identificator))?.kept_until).toMatch(/^\d{4}-\d\d-\d\dT/);
		await waitDays(6.9);
		expect((await orderOf(number)).status).toBe('ready_for_pickup');
	});

	it('has its limit as always if all goods are in stock', async () => {
		const { id } = await create(2, { days: 14 });
		await choosePickup(id, 2);
		expect(await keptOf()).toMatch(/^\d{4}-\d\d-\d\dT/);
		expect(await keptUntil((await shopper.place()).id)).not.toBe(null);
	});

	it.each([
		[0, false],
		[1, true],
	])('has a limit after staff confirmed it with %i in stock: %s', async (quantity, isKept) => {
		const { sku, id } = await create(1);
		const { number, id: orderId } = await buyAtStore(id, 1);
		await release(orderId);
		await merchant.call('PUT', `/products/${sku}/stock`, { quantity });
		await backend.db.updateTable('orders').set({ status: 'awaiting_confirmation', kept_until: null }).where('id', '=', orderId).execute();
		expect(await say(number, 'accepted')).toMatchObject({ outcome: 'changed' });
		expect((await keptUntil(orderId)) !== null).toBe(isKept);
	});

	it('loses its limit with goods that staff add and that are to come', async () => {
		const { id } = await create(1);
		const { number, id: orderId } = await buyAtStore(id, 1);
		expect(await keptUntil(orderId)).not.toBe(null);
		const goods = [{ sku: (await create(0)).sku, quantity: 1 }];
		const { total } = (await merchant.call('POST', `/orders/${number}/goods-preview`, { goods })).body;
		expect((await merchant.call('POST', `/orders/${number}/goods`, { goods, total: total.after })).status).toBe(200);
		expect(await keptUntil(orderId)).toBe(null);
	});
});

describe('a promised day', () => {
	const daysOf = async (number: string) => {
		const [{ delivery_from, delivery_to }] = (await orderOf(number)).parcels;
		return [delivery_from, delivery_to];
	};
	const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

	it.each([
		[0, false],
		[1, true],
	])('of an order whose money comes after its goods were released, with %i in stock, stays: %s', async (quantity, stays) => {
		const { sku, id } = await create(1);
		await shopper.add(id, 1);
		await shopper.choose({ payment: 'bank_transfer' });
		const { number, id: orderId } = await shopper.place();
		expect(await daysOf(number)).toEqual([null, null]);
		await release(orderId);
		await merchant.call('PUT', `/products/${sku}/stock`, { quantity });
		const { total_cents } = await backend.db.selectFrom('orders').select('total_cents').where('id', '=', orderId).executeTakeFirstOrThrow();
		const content = camt02([{ amount: (total_cents / 100).toFixed(2), reference: `HR00${number}` }]);
		expect((await merchant.call('POST', '/bank-statements', { content })).body.outcomes).toMatchObject({ paid: 1 });
		expect(await orderOf(number)).toMatchObject({ status: 'paid', parcels: [{ items: [{ backordered: 1 - quantity }] }] });
		expect(await daysOf(number)).toEqual(stays ? [day, day] : [null, null]);
	});

	it('is withdrawn when staff add goods that are to come, and stays with goods from stock', async () => {
		const { number } = await buy((await create(1)).id, 1);
		const add = async (quantity: number) => {
			const goods = [{ sku: (await create(quantity)).sku, quantity: 1 }];
			const { total } = (await merchant.call('POST', `/orders/${number}/goods-preview`, { goods })).body;
			expect((await merchant.call('POST', `/orders/${number}/goods`, { goods, total: total.after })).status).toBe(200);
		};
		await add(1);
		expect(await daysOf(number)).toEqual([day, day]);
		await add(0);
		expect(await daysOf(number)).toEqual([null, null]);
	});
});

describe('pieces that have come', () => {
	it('go into stock if nobody collects them', async () => {
		const { sku, id } = await create(0);
		const { number } = await buyAtStore(id, 1);
		expect(await itemOf(number)).toMatchObject({ backordered: 1 });
		await say(number, 'preparing');
		expect(await itemOf(number)).toMatchObject({ backordered: 1 });
		await say(number, 'ready_for_pickup');
		expect(await itemOf(number)).toMatchObject({ backordered: 0 });
		await waitDays(8);
		expect((await orderOf(number)).status).toBe('cancelled');
		expect(await view(sku)).toMatchObject({ stock: { quantity: 1 } });
	});

	it('go into stock if staff cancel some of them at the store', async () => {
		const { sku, id } = await create(1);
		const { number } = await buyAtStore(id, 3);
		const { line } = await itemOf(number);
		await say(number, 'ready_for_pickup');
		expect((await merchant.call('POST', `/orders/${number}/cancel`, { reason: 'manje', lines: [{ line, quantity: 2 }] })).status).toBe(200);
		expect(await view(sku)).toMatchObject({ stock: { quantity: 2 } });
	});

	it.each(['shipped', 'delivered'])('are no longer noted once all are %s', async (status) => {
		const { sku, id } = await create(1);
		const { number } = await buy(id, 3);
		expect(await say(number, status)).toMatchObject({ outcome: 'changed' });
		expect(await itemOf(number)).toMatchObject({ quantity: 3, backordered: 0 });
		expect(await view(sku)).toMatchObject({ stock: { quantity: 0 } });
	});

	it('are noted for the rest of a line that leaves in part: those from stock leave first', async () => {
		const { sku, id } = await create(2);
		const { number } = await buy(id, 5);
		const { line } = await itemOf(number);
		const ship = async (quantity: number) => {
			expect((await merchant.call('POST', `/orders/${number}/shipments`, { lines: [{ line, quantity }] })).status).toBeLessThan(300);
			return (await itemOf(number)).backordered;
		};
		expect(await ship(2)).toBe(3);
		expect(await ship(1)).toBe(2);
		expect((await merchant.call('POST', `/orders/${number}/cancel`, { reason: 'manje', lines: [{ line, quantity: 1 }] })).status).toBe(200);
		expect(await itemOf(number)).toMatchObject({ quantity: 4, backordered: 1 });
		expect(await view(sku)).toMatchObject({ stock: { quantity: 0 } });
		expect(await ship(1)).toBe(0);
	});
});
