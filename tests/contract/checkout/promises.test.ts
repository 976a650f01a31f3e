import { CartAnswer } from '@titraj/contract/cart.ts';
import { PriceQtyAnswer } from '@titraj/contract/price-qty.ts';
import { StoreStockAnswer } from '@titraj/contract/quick-order.ts';
import { ParcelShippingAnswer, PickupLocationsAnswer, ShippingEstimateAnswer } from '@titraj/contract/shipping.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { createShopper } from '#tests/support/shopper.ts';
import { startContentBackend } from '#tests/support/start-content-backend.ts';

let backend: Awaited<ReturnType<typeof startContentBackend>>;
let token: string;
beforeAll(async () => {
	backend = await startContentBackend();
});
beforeEach(async () => {
	backend.setClock('2026-11-25T09:00:00Z');
	token = await backend.token();
	await setStock(10, {});
	await backend.db.deleteFrom('closed_days').execute();
	await backend.db.updateTable('dispatch').set({ cut_off: '14:00' }).execute();
});
afterAll(() => backend.close());

const CABLE = 21; // 35.00
const setStock = (quantity: number, store_stock: Record<string, number>) =>
	backend.db
		.updateTable('products')
		.set({ quantity, store_stock: JSON.stringify(store_stock) })
		.where('id', '=', CABLE)
		.execute();
const live = async (rest: object = {}) =>
	expectContract(PriceQtyAnswer, (await backend.call('_post_hapi_catalog_price_qty', { ids: [CABLE], ...rest })).body).data?.items[0];
const add = async (qty: number) =>
	expectContract(CartAnswer, (await backend.call('_post_hapi_webshop_product', { shopping_cart_code: `product-${CABLE}`, qty }, token)).body).data;

describe('a product', () => {
	it('has a delivery promise with days, order deadline and cost', async () => {
		expect((await live())?.delivery).toEqual({ from: '2026-11-26', to: '2026-11-27', order_until: '2026-11-25T13:00:00.000Z', amount: 3.99 });
		expect((await live({ postcode: '20260' }))?.delivery).toMatchObject({ from: '2026-11-27', to: '2026-12-01' });
		expect((await live({ postcode: 'nowhere' }))?.delivery).toMatchObject({ to: '2026-11-27' });
	});

	it('uses the cut-off time and closed days from the database', async () => {
		await backend.db.updateTable('dispatch').set({ cut_off: '09:30' }).execute();
		expect((await live())?.delivery).toMatchObject({ from: '2026-11-27' });
		await backend.db.insertInto('closed_days').values({ day: '2026-11-26', note: 'Stocktaking' }).execute();
		expect((await live())?.delivery).toMatchObject({ from: '2026-11-30', order_until: '2026-11-27T08:30:00.000Z' });
	});

	it('has no delivery promise if it is sold out or only in stores', async () => {
		await setStock(0, {});
		expect(await live()).toMatchObject({ is_available: false, delivery: null, pickup: null });
		const { code } = await backend.db.selectFrom('stores').select('code').where('visible', '=', true).executeTakeFirstOrThrow();
		await setStock(2, { [code]: 2 });
		expect(await live()).toMatchObject({ is_available: true, delivery: null, pickup: { stores: 1, ready_from: '2026-11-25' } });
	});

	it('is ready for pickup today in a store that has it, a workday later in one that gets it, and after five each a workday later', async () => {
		const { code } = await backend.db.selectFrom('stores').select('code').where('visible', '=', true).orderBy('id').executeTakeFirstOrThrow();
		await setStock(2, { [code]: 2 });
		const inStore = async () => {
			const { body } = await backend.call('_get_hapi_catalog_store_stock', { id: CABLE });
			const [store] = expectContract(StoreStockAnswer, body).data?.items ?? [];
			return [store?.available_qty, store?.ready_from];
		};
		expect(await inStore()).toEqual([2, '2026-11-25']);
		await setStock(2, {});
		expect(await inStore()).toEqual([0, '2026-11-26']);
		backend.setClock('2026-11-27T16:00:00Z');
		expect(await inStore()).toEqual([0, '2026-12-01']);
		await setStock(2, { [code]: 2 });
		expect(await inStore()).toEqual([2, '2026-11-30']);
	});

	it('has no day for pickup in any store if it is sold out', async () => {
		await setStock(0, {});
		const { body } = await backend.call('_get_hapi_catalog_store_stock', { id: CABLE });
		expect(new Set(expectContract(StoreStockAnswer, body).data?.items.map(({ ready_from }) => ready_from))).toEqual(new Set([null]));
	});

	it('has no day for pickup in any store if no pickup takes it', async () => {
		await setStock(2, {});
		await backend.db.updateTable('products').set({ bulky: true }).where('id', '=', CABLE).execute();
		await backend.db.updateTable('shipping_methods').set({ takes_bulky: false }).where('kind', '=', 'pickup').execute();
		try {
			const { body } = await backend.call('_get_hapi_catalog_store_stock', { id: CABLE });
			expect(new Set(expectContract(StoreStockAnswer, body).data?.items.map(({ ready_from }) => ready_from))).toEqual(new Set([null]));
		} finally {
			await backend.db.updateTable('products').set({ bulky: false }).where('id', '=', CABLE).execute();
			await backend.db.updateTable('shipping_methods').set({ takes_bulky: true }).where('kind', '=', 'pickup').execute();
		}
	});

	it('has no delivery promise in a market without delivery', async () => {
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'base-lang': 'de' };
		const answer = await fetch(`${backend.url}/hapi/v1/catalog/price-qty/`, { method: 'POST', headers, body: JSON.stringify({ ids: [CABLE] }) });
		expect((await answer.json()).data.items[0].delivery).toBeNull();
	});
});

describe('a cart', () => {
	it('has the amount missing for free delivery, and 0 when it is reached', async () => {
		expect(await add(1)).toMatchObject({ missing_for_free: 25.01, delivery: { amount: 3.99 } });
		expect(await add(1)).toMatchObject({ missing_for_free: 0, delivery: { from: '2026-11-26', to: '2026-11-27', amount: 0 } });
	});

	it('has the same delivery days as the checkout', async () => {
		const cart = await add(1);
		const { data } = expectContract(ParcelShippingAnswer, (await backend.call('_get_hapi_webshop_parcel_shipping', {}, token)).body);
		const courier = data?.items[0]?.methods.find(({ code }) => code === 'courier');
		expect([courier?.delivery_from, courier?.delivery_to]).toEqual([cart?.delivery?.from, cart?.delivery?.to]);
	});

	it('names no day of its parcel while it is to be paid by a transfer, whose money the goods wait for', async () => {
		const own = await backend.token();
		const shopper = createShopper(async (name, request) => (await backend.call(name, request, own)).body);
		await shopper.add(CABLE, 1);
		await shopper.choose({ email: 'uplata@titraj.example', payment: 'cash_on_delivery' });
		expect((await shopper.cart()).parcels[0]?.shipping).toMatchObject({ delivery_from: expect.any(String), delivery_to: expect.any(String) });
		await shopper.choose({ email: 'uplata@titraj.example', payment: 'bank_transfer' });
		expect((await shopper.cart()).parcels[0]?.shipping).toMatchObject({ delivery_from: null, delivery_to: null });
	});

	it('has no delivery promise if the warehouse lacks a piece of a line', async () => {
		const { code } = await backend.db.selectFrom('stores').select('code').where('visible', '=', true).executeTakeFirstOrThrow();
		await setStock(3, { [code]: 1 });
		expect((await add(2))?.delivery).not.toBeNull();
		expect((await add(1))?.delivery).toBeNull();
	});

	it('has no delivery promise for pickup, and that of the locker for a parcel locker', async () => {
		await add(1);
		const choose = async (way: object) => {
			await backend.call('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, ...way } as never, token);
			return expectContract(CartAnswer, (await backend.call('_get_hapi_webshop_cart', {}, token)).body).data;
		};
		const { id } = await backend.db.selectFrom('stores').select('id').where('visible', '=', true).executeTakeFirstOrThrow();
		expect(await choose({ shipping_code: 'pickup', location_id: id })).toMatchObject({ delivery: null, missing_for_free: null });
		expect(await choose({ shipping_code: 'parcel_locker', locker_id: 1 })).toMatchObject({ delivery: { amount: 2.49 }, missing_for_free: 25.01 });
		expect(await choose({ shipping_code: 'courier' })).toMatchObject({ delivery: { amount: 3.99 }, missing_for_free: 25.01 });
	});

	it('names the same day for pickup in the choice of stores, in the cart, in the order and in its mail', async () => {
		await sql`
			insert into stores (code, slug, title, address, postcode, city, country, lat, lon, services, opening_hours, opening_exceptions)
			select 'st', 'split', 'Split', address, '21000', 'Split', country, 43.5, 16.4, services, opening_hours, opening_exceptions from stores where code = 'zg'
		`.execute(backend.db);
		const [near, far] = await backend.db.selectFrom('stores').select(['id', 'code']).where('visible', '=', true).orderBy('id').execute();
		await setStock(9, { [near?.code ?? '']: 9 });
		for (const [store, day, written] of [
			[near, '2026-11-25', '25. stu 2026.'],
			[far, '2026-11-26', '26. stu 2026.'],
		] as const) {
			const own = await backend.token();
			const shopper = createShopper(async (name, request) => (await backend.call(name, request, own)).body);
			const email = `pickup-${day}@titraj.example`;
			await shopper.add(CABLE, 1);
			const { data } = expectContract(PickupLocationsAnswer, (await backend.call('_get_hapi_webshop_location', {}, own)).body);
			expect(data?.items.find(({ id }) => id === store?.id)?.ready_from).toBe(day);
			await shopper.choose({ email, shipping: { parcel_id: 1, shipping_code: 'pickup', location_id: store?.id ?? 0 }, payment: 'pay_in_store' });
			expect((await shopper.cart()).parcels[0]?.shipping).toMatchObject({ location_id: store?.id, delivery_from: day, delivery_to: day });
			const { order_identificator } = await shopper.place();
			const order = (await backend.call('_get_hapi_webshop_order', { order_identificator }, own)).body;
			expect(order).toMatchObject({ data: { parcels: [{ delivery_from: day, delivery_to: day }] } });
			const mails = await (await fetch(`${backend.url}/dev/outbox?format=json&recipient=${encodeURIComponent(email)}`)).text();
			expect(mails.replace(/\s/g, ' ')).toContain(`Spremno za preuzimanje od ${written}`);
		}
		await backend.db.updateTable('stores').set({ visible: false }).where('code', '=', 'st').execute();
	});

	it('with a bulky surcharge has no free delivery, and neither does its estimate', async () => {
		await backend.db.updateTable('shipping_methods').set({ takes_bulky: true, bulky_cents: 20_00 }).where('code', '=', 'courier').execute();
		await backend.db.updateTable('products').set({ bulky: true }).where('id', '=', CABLE).execute();
		const estimate = async () => {
			const { body } = await backend.call('_get_hapi_webshop_shipping_estimate', { country: 'HR', postcode: '10000' }, token);
			return expectContract(ShippingEstimateAnswer, body).data?.missing_for_free;
		};
		expect([await add(1), await estimate()]).toEqual([expect.objectContaining({ missing_for_free: null }), null]);
		expect(await add(1)).toMatchObject({ delivery: { amount: 40 }, missing_for_free: null });
		await backend.db.updateTable('products').set({ bulky: false }).where('id', '=', CABLE).execute();
	});

	it('with bulky goods has price and days of the method for them, which no other cart is offered', async () => {
		const codes = async () => {
			const { data } = expectContract(ParcelShippingAnswer, (await backend.call('_get_hapi_webshop_parcel_shipping', {}, token)).body);
			return data?.items[0]?.methods.map(({ code, is_available }) => `${code}${is_available ? '' : ' (no)'}`);
		};
		const estimate = async () => {
			const { body } = await backend.call('_get_hapi_webshop_shipping_estimate', { country: 'HR', postcode: '10000' }, token);
			return expectContract(ShippingEstimateAnswer, body).data?.items.map(({ code }) => code);
		};
		await backend.db.updateTable('shipping_methods').set({ takes_bulky: false, bulky_cents: 0 }).where('code', '=', 'courier').execute();
		await add(1);
		expect([await codes(), await estimate()]).toEqual([
			['courier', 'parcel_locker', 'pickup'],
			['courier', 'parcel_locker', 'pickup'],
		]);
		const choose = (code: string) => backend.call('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: code } as never, token);
		expect((await choose('bulky')).body).toMatchObject({ success: false, label_name: 'error_shipping_method' });
		await backend.db.updateTable('products').set({ bulky: true }).where('id', '=', CABLE).execute();
		try {
			expect((await live())?.delivery).toMatchObject({ from: '2026-11-27', to: '2026-12-01', amount: 19.9 });
			expect(await add(1)).toMatchObject({ delivery: { from: '2026-11-27', to: '2026-12-01', amount: 19.9 }, missing_for_free: null });
			expect(await codes()).toEqual(['courier (no)', 'parcel_locker (no)', 'bulky', 'pickup']);
			expect((await choose('bulky')).body).toMatchObject({ success: true });
		} finally {
			await backend.db.updateTable('products').set({ bulky: false }).where('id', '=', CABLE).execute();
		}
	});

	it('that is empty has no delivery promise', async () => {
		const { data } = expectContract(CartAnswer, (await backend.call('_get_hapi_webshop_cart', {}, token)).body);
		expect(data).toMatchObject({ delivery: null, missing_for_free: null });
	});
});
