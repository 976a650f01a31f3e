import { CustomerFieldsAnswer } from '@titraj/contract/profile.ts';
import { ParcelShippingAnswer } from '@titraj/contract/shipping.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { type MerchantClient, openMerchant } from '#tests/support/merchant-client.ts';
import { addDelivery } from '#tests/support/shipping-method.ts';
import { ANA, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21; // 35.00
const COURIER = {
	...{ title: 'Kurir u Sloveniju', title_en: 'Courier to Slovenia', code: 'gls', basis: 'weight', bulky: '20' },
	...{ days_from: 2, days_to: 3, free_over: '150', maximum_grams: 30_000 },
	prices: [
		{ above: '0', price: '9.90' },
		{ above: '5000', price: '14.90' },
	],
};

let backend: TestBackend;
let merchant: MerchantClient;
let shopper: Shopper;
beforeAll(async () => {
	backend = await startTestBackend();
	merchant = await openMerchant(backend);
	await addDelivery(merchant, { title: 'Ljubljana', areas: ['SI 1000-1999'] }, COURIER);
});
beforeEach(async () => {
	shopper = shopperWith(backend, await backend.newToken());
	await backend.db.updateTable('products').set({ weight_grams: 4_000, bulky: false }).where('id', '=', CABLE).execute();
	await shopper.add(CABLE, 1);
});
afterAll(() => backend.close());

const liveIn = (country: string, postcode: string) =>
	shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@titraj.example', ...ANA, country, postcode });
const parcel = async () => expectContract(ParcelShippingAnswer, await shopper.send('_get_hapi_webshop_parcel_shipping', {})).data?.items[0];
const offered = async () => ((await parcel())?.methods ?? []).filter(({ is_available }) => is_available).map(({ code, amount }) => `${code} ${amount}`);
const choose = (shipping_code: string) => shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code });

describe('an address in another zone', () => {
	it('is offered the methods of its zone, priced by weight', async () => {
		await liveIn('SI', '1000');
		expect(await offered()).toEqual(['gls 9.9', 'pickup 0']);
		await shopper.add(CABLE, 1);
		expect(await offered()).toEqual(['gls 14.9', 'pickup 0']);
	});

	it('can be ordered to at the offered price', async () => {
		await liveIn('SI', '1000');
		expect(await choose('courier')).toMatchObject({ success: false, label_name: 'error_shipping_postcode' });
		expect(await choose('gls')).toMatchObject({ success: true });
		await shopper.send('_put_hapi_webshop_payment', { payment_code: 'card' });
		expect((await shopper.cart()).total).toMatchObject({ total_extra_shipping: 9.9, total: 44.9 });
		expect((await shopper.order()).success).toBe(true);
	});

	it('excludes cash on delivery if its shipping method does', async () => {
		await liveIn('SI', '1000');
		await choose('gls');
		expect(await shopper.send('_put_hapi_webshop_payment', { payment_code: 'cash_on_delivery' })).toMatchObject({ label_name: 'error_payment_shipping' });
	});

	it('requires a new choice if the chosen shipping method does not cover it', async () => {
		await shopper.choose();
		expect((await shopper.cart()).missing).toEqual([]);
		await liveIn('SI', '1000');
		const { missing, total } = await shopper.cart();
		expect(missing).toContain('shipping');
		expect(total.total_extra_shipping).toBe(0);
		expect((await shopper.order()).label_name).toBe('error_order_shipping');
	});

	it.each([
		['outside every zone', 'SI', '2000', 'error_shipping_postcode'],
		['in a country without delivery', 'DE', '10115', 'error_shipping_country'],
	])('%s gets the reason, and pickup only', async (_title, country, postcode, label_name) => {
		await liveIn(country, postcode);
		expect((await parcel())?.label_name).toBe(label_name);
		expect(await offered()).toEqual(['pickup 0']);
		expect(await choose('gls')).toMatchObject({ success: false, label_name });
	});
});

describe('a parcel', () => {
	it('that is too heavy or bulky gets the reason', async () => {
		await liveIn('SI', '1000');
		await backend.db.updateTable('products').set({ weight_grams: 30_001 }).where('id', '=', CABLE).execute();
		expect((await parcel())?.methods[0]).toMatchObject({ code: 'gls', is_available: false, label_name: 'error_shipping_weight' });
		expect(await choose('gls')).toMatchObject({ label_name: 'error_shipping_weight' });
		await backend.db.updateTable('products').set({ weight_grams: null, bulky: true }).where('id', '=', CABLE).execute();
		expect(await offered()).toContain('gls 29.9');
		await backend.db.updateTable('shipping_methods').set({ takes_bulky: false }).where('code', '=', 'gls').execute();
		expect((await parcel())?.methods[0]).toMatchObject({ is_available: false, label_name: 'error_shipping_bulky' });
		await backend.db.updateTable('shipping_methods').set({ takes_bulky: true }).where('code', '=', 'gls').execute();
	});
});

describe('a parcel whose largest size is limited', () => {
	const LIMIT = [600, 400, 380];
	const setSize = (size_mm: number[] | null) => backend.db.updateTable('products').set({ size_mm }).where('id', '=', CABLE).execute();
	const courier = async () => (await parcel())?.methods.find(({ code }) => code === 'gls');
	beforeAll(() => backend.db.updateTable('shipping_methods').set({ maximum_size_mm: LIMIT }).where('code', '=', 'gls').execute());
	afterAll(async () => {
		await setSize(null);
		await backend.db.updateTable('shipping_methods').set({ maximum_size_mm: null }).where('code', '=', 'gls').execute();
	});
	beforeEach(() => liveIn('SI', '1000'));

	it('is offered for goods that fit, and for goods of unknown size', async () => {
		await setSize([380, 600, 400]);
		expect(await courier()).toMatchObject({ is_available: true, label_name: null });
		await setSize(null);
		expect(await courier()).toMatchObject({ is_available: true, label_name: null });
	});

	it('says before it is chosen that the goods do not fit, and refuses the choice', async () => {
		await setSize([950, 560, 150]);
		expect(await courier()).toMatchObject({ is_available: false, label_name: 'error_shipping_size' });
		expect(await choose('gls')).toMatchObject({ success: false, label_name: 'error_shipping_size' });
	});

	it('is refused for an order if the goods no longer fit since it was chosen', async () => {
		await setSize([300, 200, 100]);
		await choose('gls');
		await shopper.send('_put_hapi_webshop_payment', { payment_code: 'card' });
		await shopper.add(CABLE, 1);
		expect((await shopper.cart()).missing).toEqual([]);
		await setSize([600, 400, 200]);
		expect((await shopper.cart()).missing).toContain('shipping');
		expect((await shopper.order()).label_name).toBe('error_order_shipping');
	});
});

describe('countries', () => {
	const countries = async (type: 'webshop.guest' | 'auth.address') => {
		const { data } = expectContract(CustomerFieldsAnswer, await shopper.send('_get_hapi_auth_customer_fields', { type }));
		return data?.items.find((field) => field.type === 'country')?.countries;
	};

	it('of the checkout are the delivery countries of the market; the address book has all countries', async () => {
		expect(await countries('webshop.guest')).toEqual(['HR', 'SI']);
		expect(await countries('auth.address')).toBeUndefined();
		const { body: settings } = await merchant.call('GET', '/settings/shipping');
		expect((await merchant.call('PUT', '/settings/shipping', { ...settings, countries: { hr: ['HR'] } })).status).toBe(200);
		expect(await countries('webshop.guest')).toEqual(['HR']);
		await liveIn('SI', '1000');
		expect((await parcel())?.label_name).toBe('error_shipping_country');
		expect((await merchant.call('PUT', '/settings/shipping', settings)).status).toBe(200);
		expect((await parcel())?.label_name).toBeNull();
	});
});
