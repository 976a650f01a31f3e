import { PaymentMethodsAnswer } from '@titraj/contract/payment-methods.ts';
import { ParcelShippingAnswer, PickupLocationsAnswer, ShippingEstimateAnswer } from '@titraj/contract/shipping.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { ANA, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let shopper: Shopper;
beforeAll(async () => {
	backend = await startTestBackend();
});
beforeEach(async () => {
	shopper = shopperWith(backend, await backend.newToken());
});
afterAll(() => backend.close());

const CABLE = 21; // 35.00
const totalOf = async () => (await shopper.cart()).total;

describe('delivery', () => {
	it('costs 3.99 up to 60 € of goods, nothing above', async () => {
		await shopper.add(CABLE, 1);
		await shopper.choose();
		expect(await totalOf()).toMatchObject({ total_items_total: 35, total_extra_shipping: 3.99, total: 40.98 });
		await shopper.add(CABLE, 1);
		expect(await totalOf()).toMatchObject({ total_extra_shipping: 0, total: 71.99 });
	});

	it('cash on delivery costs 1.99, separate from delivery; both include tax', async () => {
		await shopper.add(CABLE, 1);
		await shopper.choose();
		expect(await totalOf()).toEqual({
			total_items_total: 35,
			total_extra_shipping: 3.99,
			total_tax: 8.2,
			total_basic: 32.78,
			total: 40.98,
			taxes: [{ percent: 25, basic: 32.78, tax: 8.2, total: 40.98 }],
			extraitems: [],
			extra_items: [
				{ type: 'shipping', title: 'Kurirska dostava', amount: 3.99 },
				{ type: 'payment', title: 'Naknada za pouzeće', amount: 1.99 },
			],
		});
	});

	it('offers each method with its days, and accepts an offered day', async () => {
		await shopper.add(CABLE, 1);
		const { data } = expectContract(ParcelShippingAnswer, await shopper.send('_get_hapi_webshop_parcel_shipping', {}));
		const courier = data?.items[0]?.methods.find(({ code }) => code === 'courier');
		expect(data?.items[0]?.methods.map(({ code }) => code)).toEqual(['courier', 'parcel_locker', 'pickup']);
		const day = courier?.delivery_dates[2] ?? '';
		await shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier', delivery_date: day });
		expect((await shopper.cart()).parcels[0]?.shipping).toMatchObject({ delivery_date: day, delivery_from: day, delivery_to: day });
	});

	it.each([
		['an unknown method', { parcel_id: 1, shipping_code: 'drone' }, 'error_shipping_method'],
		['an unknown parcel', { parcel_id: 2, shipping_code: 'courier' }, 'error_shipping_method'],
		['a pickup without a store', { parcel_id: 1, shipping_code: 'pickup' }, 'error_shipping_location'],
		['a pickup at an unknown store', { parcel_id: 1, shipping_code: 'pickup', location_id: 999_999_999 }, 'error_shipping_location'],
		['a day that was not offered', { parcel_id: 1, shipping_code: 'courier', delivery_date: '2020-01-01' }, 'error_shipping_date'],
	])('%s is refused', async (_title, body, label_name) => {
		await shopper.add(CABLE, 1);
		expect(await shopper.send('_put_hapi_webshop_parcel_shipping', body)).toMatchObject({ success: false, label_name });
	});

	it('is preset to the first available method, and a choice is kept', async () => {
		await shopper.add(CABLE, 1);
		await shopper.send('_post_hapi_webshop_parcel_default_shipping', {});
		expect((await shopper.cart()).parcels[0]?.shipping?.code).toBe('courier');
		await shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'parcel_locker', locker_id: 1 });
		await shopper.send('_post_hapi_webshop_parcel_default_shipping', {});
		expect((await shopper.cart()).parcels[0]?.shipping?.code).toBe('parcel_locker');
	});

	it('is estimated by country and postcode', async () => {
		await shopper.add(CABLE, 1);
		const estimate = async (country: string, postcode: string) =>
			expectContract(ShippingEstimateAnswer, await shopper.send('_get_hapi_webshop_shipping_estimate', { country, postcode }));
		const { data } = await estimate('hr', '21000');
		expect(data?.missing_for_free).toBe(25.01);
		expect(data?.items[0]).toMatchObject({ code: 'courier', amount: 3.99, free_over: 60 });
		expect(await estimate('DE', '10115')).toMatchObject({ success: false, label_name: 'error_shipping_country' });
		expect(await estimate('HR', '1000')).toMatchObject({ success: false, label_name: 'error_postcode_invalid' });
	});

	it('lists the stores for pickup, nearest first', async () => {
		await shopper.add(CABLE, 1);
		const stores = async (query: { postcode?: string }) =>
			expectContract(PickupLocationsAnswer, await shopper.send('_get_hapi_webshop_location', query)).data?.items.map(({ postcode }) => postcode) ?? [];
		await sql`
			insert into stores (code, slug, title, address, postcode, city, country, lat, lon, services, opening_hours)
			select new.code, new.code, new.city, address, new.postcode, new.city, country, lat, lon, services, opening_hours
			from stores, (values ('si', '22000', 'Šibenik'), ('st', '21000', 'Split')) as new (code, postcode, city)
		`.execute(backend.db);
		for (const postcode of ['21000', '10000']) expect((await stores({ postcode }))[0]).toBe(postcode);
		expect(await stores({})).toEqual(['21000', '22000', '10000']);
		await shopper.choose();
		expect((await stores({}))[0]).toBe(ANA.postcode);
		await sql`delete from stores where code in ('si', 'st')`.execute(backend.db);
	});
});

describe('payment', () => {
	const methods = async () => expectContract(PaymentMethodsAnswer, await shopper.send('_get_hapi_webshop_payment', {})).data?.items ?? [];

	it('cash on delivery is for couriers and up to 700 €, payment in the store for pickup', async () => {
		await shopper.add(CABLE, 1);
		await shopper.choose({ shipping: { parcel_id: 1, shipping_code: 'parcel_locker', locker_id: 1 }, payment: 'card' });
		const byCode = Object.fromEntries((await methods()).map(({ code, label_name }) => [code, label_name]));
		expect(byCode).toEqual({
			card: null,
			wallet: null,
			bank_transfer: null,
			cash_on_delivery: 'error_payment_shipping',
			pay_in_store: 'error_payment_shipping',
		});
		await shopper.send('_put_hapi_webshop_product', { shopping_cart_code: 'product-20', qty: 3 });
		await shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier' });
		await backend.db.updateTable('products').set({ price_cents: 290_00, sale_price_cents: null }).where('id', '=', 20).execute();
		expect((await methods()).find(({ code }) => code === 'cash_on_delivery')?.label_name).toBe('error_payment_maximum');
	});

	it('instalments depend on the total and are refused above it', async () => {
		await shopper.add(CABLE, 1);
		expect((await methods())[0]?.instalments).toEqual([]);
		await shopper.add(CABLE, 4);
		expect((await methods())[0]?.instalments.map(({ count }) => count)).toEqual([2, 3, 6]);
		const { total } = (await shopper.cart()).total;
		for (const { count, amount, last_amount = amount } of (await methods())[0]?.instalments ?? [])
			expect([count, Math.round((Number(amount) * (count - 1) + Number(last_amount)) * 100)]).toEqual([count, Math.round(Number(total) * 100)]);
		const choose = (instalments: number) => shopper.send('_put_hapi_webshop_payment', { payment_code: 'card', instalments });
		expect(await choose(12)).toMatchObject({ success: false, label_name: 'error_payment_instalments' });
		expect(await choose(6)).toMatchObject({ success: true, data: { payment: { instalments: 6 }, payment_type: 'redirect' } });
	});

	it('a payment method that the shop does not offer cannot be chosen', async () => {
		await shopper.add(CABLE, 1);
		expect(await shopper.send('_put_hapi_webshop_payment', { payment_code: 'card_form' })).toMatchObject({
			success: false,
			label_name: 'error_payment_method',
		});
	});
});
