import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setOfferedPayments } from '#backend/payment/offered-payments.ts';
import { CartAnswer } from '#lib/contract/cart.ts';
import { CartCustomerAnswer, ParcelShippingAnswer, PaymentMethodsAnswer, PickupLocationsAnswer, ShippingEstimateAnswer } from '#lib/contract/checkout.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { ANA, createShopper } from '#tests/support/shopper.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let shopper: ReturnType<typeof createShopper>;
let token: string;
const asShopper = (jwt: string) => createShopper(async (name, request) => (await backend.call(name, request, jwt)).body);

beforeAll(async () => {
	backend = await startTestBackend();
	await backend.db
		.insertInto('coupons')
		.values([
			{
				code: 'PET',
				title: '5 €',
				description: null,
				percent: null,
				amount_cents: 500,
				minimum_cents: null,
				valid_from: null,
				valid_to: null,
				maximum_uses: null,
			},
			{
				code: 'DESET',
				title: '10 %',
				description: null,
				percent: 10,
				amount_cents: null,
				minimum_cents: 50_00,
				valid_from: null,
				valid_to: null,
				maximum_uses: null,
			},
			{
				code: 'PROSLI',
				title: 'Prošli',
				description: null,
				percent: 10,
				amount_cents: null,
				minimum_cents: null,
				valid_from: null,
				valid_to: new Date(0),
				maximum_uses: null,
			},
		])
		.execute();
});
beforeEach(async () => {
	token = await backend.newToken();
	shopper = asShopper(token);
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

	it('cash on delivery costs 1.99 and stands beside the delivery; the tax is inside', async () => {
		await shopper.add(CABLE, 1);
		await shopper.choose();
		expect(await totalOf()).toEqual({
			total_items_total: 35,
			total_extra_shipping: 3.99,
			total_tax: 8.2,
			total_basic: 32.78,
			total: 40.98,
			extraitems: [],
			extra_items: [
				{ type: 'shipping', title: 'Kurirska dostava', amount: 3.99 },
				{ type: 'payment', title: 'Pouzećem', amount: 1.99 },
			],
		});
	});

	it('offers each way with its days, and takes a day that was offered', async () => {
		await shopper.add(CABLE, 1);
		const { data } = expectContract(ParcelShippingAnswer, await shopper.send('_get_hapi_webshop_parcel_shipping', {}));
		const courier = data?.items[0]?.methods.find(({ code }) => code === 'courier');
		expect(data?.items[0]?.methods.map(({ code }) => code)).toEqual(['courier', 'parcel_locker', 'pickup']);
		const day = courier?.delivery_dates[2] ?? '';
		await shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier', delivery_date: day });
		expect((await shopper.cart()).parcels[0]?.shipping).toMatchObject({ delivery_date: day, delivery_from: day, delivery_to: day });
	});

	it.each([
		['an unknown way', { parcel_id: 1, shipping_code: 'drone' }, 'error_shipping_method'],
		['an unknown parcel', { parcel_id: 2, shipping_code: 'courier' }, 'error_shipping_method'],
		['a pickup without a store', { parcel_id: 1, shipping_code: 'pickup' }, 'error_shipping_location'],
		['a pickup in no store', { parcel_id: 1, shipping_code: 'pickup', location_id: 999_999_999 }, 'error_shipping_location'],
		['a day that was not offered', { parcel_id: 1, shipping_code: 'courier', delivery_date: '2020-01-01' }, 'error_shipping_date'],
	])('%s is refused', async (_title, body, label_name) => {
		await shopper.add(CABLE, 1);
		expect(await shopper.send('_put_hapi_webshop_parcel_shipping', body)).toMatchObject({ success: false, label_name });
	});

	it('by default is the first way that can be had, and a choice stays', async () => {
		await shopper.add(CABLE, 1);
		await shopper.send('_post_hapi_webshop_parcel_default_shipping', {});
		expect((await shopper.cart()).parcels[0]?.shipping?.code).toBe('courier');
		await shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'parcel_locker' });
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

	it('names the stores for pickup, near ones first', async () => {
		await shopper.add(CABLE, 1);
		const { data } = expectContract(PickupLocationsAnswer, await shopper.send('_get_hapi_webshop_location', { postcode: '10000' }));
		expect(data?.items[0]).toMatchObject({ postcode: '10000' });
	});
});

describe('payment', () => {
	const methods = async () => expectContract(PaymentMethodsAnswer, await shopper.send('_get_hapi_webshop_payment', {})).data?.items ?? [];

	it('cash on delivery is for couriers and up to 700 €, payment in the store for pickup', async () => {
		await shopper.add(CABLE, 1);
		await shopper.choose({ shipping: { parcel_id: 1, shipping_code: 'parcel_locker' }, payment: 'card' });
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

	it('instalments follow the total and are refused beyond it', async () => {
		await shopper.add(CABLE, 1);
		expect((await methods())[0]?.instalments).toEqual([]);
		await shopper.add(CABLE, 4);
		expect((await methods())[0]?.instalments.map(({ count }) => count)).toEqual([2, 3, 6]);
		const choose = (instalments: number) => shopper.send('_put_hapi_webshop_payment', { payment_code: 'card', instalments });
		expect(await choose(12)).toMatchObject({ success: false, label_name: 'error_payment_instalments' });
		expect(await choose(6)).toMatchObject({ success: true, data: { payment: { instalments: 6 }, payment_type: 'redirect' } });
	});

	it('a way that the shop switched off cannot be chosen', async () => {
		await shopper.add(CABLE, 1);
		const choose = () => shopper.send('_put_hapi_webshop_payment', { payment_code: 'card_form' });
		expect(await choose()).toMatchObject({ success: false, label_name: 'error_payment_method' });
		await setOfferedPayments(backend.db, ['card_form']);
		expect(await choose()).toMatchObject({ success: true, data: { payment_type: 'credit_cart_form' } });
		await setOfferedPayments(backend.db, ['card', 'wallet', 'bank_transfer', 'cash_on_delivery', 'pay_in_store']);
	});
});

describe('coupons', () => {
	const add = async (code: string) => expectContract(CartAnswer, await shopper.send('_post_hapi_webshop_coupon', { code }));

	it('take off in turn, never more than the goods; removing gives back', async () => {
		await shopper.add(CABLE, 2);
		await add(' pet ');
		await add('DESET');
		expect(await totalOf()).toMatchObject({
			total: 58,
			extraitems: [
				{ type: 'coupon', code: 'PET', amount: 5 },
				{ type: 'coupon', code: 'DESET', amount: 7 },
			],
		});
		await shopper.send('_delete_hapi_webshop_coupon', { code: 'PET' });
		expect(await totalOf()).toMatchObject({ total: 63 });
	});

	it.each(['NEMA', 'PROSLI', ''])('%j answers error_coupon_invalid_code without a cart', async (code) => {
		await shopper.add(CABLE, 1);
		expect(await add(code)).toEqual({ success: false, label_name: 'error_coupon_invalid_code' });
	});

	it.each([
		['below its minimum', 'DESET', 'error_coupon_minimum'],
		['for other goods', 'STOL10', 'error_coupon_nothing'],
	])('%s is said with the cart', async (_title, code, label_name) => {
		await shopper.add(CABLE, 1);
		const answer = await add(code);
		expect(answer).toMatchObject({ success: false, label_name });
		expect(answer.data?.parcels).toHaveLength(1);
	});
});

describe('whom the cart is for', () => {
	it('is kept with the cart, a company with its OIB', async () => {
		const company = { company: 'Ispravljač j.d.o.o.', oib: '12345678903' };
		const saved = await shopper.send('_post_hapi_webshop_customer', {
			type: 'webshop.guest',
			email: ' ANA@titraj.example ',
			...ANA,
			billing: { ...ANA, ...company },
		});
		expect(expectContract(CartCustomerAnswer, saved).data).toMatchObject({
			email: 'ana@titraj.example',
			delivery: { phone: '+385915550101' },
			billing: company,
			complete: true,
		});
		expect(expectContract(CartCustomerAnswer, await shopper.send('_get_hapi_webshop_customer', {})).data?.billing).toMatchObject(company);
	});

	it('each fault stands at its field, those of the bill too', async () => {
		const answer = await shopper.send('_post_hapi_webshop_customer', {
			type: 'webshop.guest',
			email: 'ana@',
			...ANA,
			phone: '',
			postcode: '1',
			billing: { ...ANA, company: 'Ispravljač', oib: '12345678901' },
		});
		expect(answer).toMatchObject({
			success: false,
			errors: { email: 'error_email_invalid', phone: 'error_field_required', postcode: 'error_postcode_invalid', 'billing.oib': 'error_oib_invalid' },
		});
	});

	it('a customer finds the address of the account', async () => {
		const jwt = readJwt((await backend.call('_post_hapi_auth_login', { email: 'kupac@titraj.example', password: 'titraj-kupac' }, token)).body);
		const { data } = expectContract(CartCustomerAnswer, (await backend.call('_get_hapi_webshop_customer', {}, jwt)).body);
		expect(data).toMatchObject({ type: 'webshop.customer', email: 'kupac@titraj.example', complete: true });
	});
});

describe('the newsletter box', () => {
	const EMAIL = 'novosti@titraj.example';
	const buy = async (newsletter: boolean) => {
		await shopper.add(CABLE, 1);
		await shopper.choose();
		await shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: EMAIL, ...ANA, newsletter });
		expect(await shopper.order()).toMatchObject({ success: true });
	};
	const asked = () => backend.db.selectFrom('mails').select('text').where('recipient', '=', EMAIL).where('template', '=', 'newsletter_opt_in').execute();
	const ticked = async () => expectContract(CartCustomerAnswer, await shopper.send('_get_hapi_webshop_customer', {})).data?.newsletter;

	it('asks for a confirmation by mail once the order stands, and is empty the next time', async () => {
		await buy(false);
		expect(await asked()).toEqual([]);
		await buy(true);
		const mails = await asked();
		expect(mails).toHaveLength(1);
		expect(await ticked()).toBe(false);
		const [, id, code = ''] = /\/newsletter\/(\d+)-([^/]+)\//.exec(mails[0]?.text ?? '') ?? [];
		const { body } = await backend.call('_get_hapi_newsletter_subscription', { id: Number(id), code });
		expect(body).toMatchObject({ data: { status: 'pending' } });
	});
});

describe('the cart says', () => {
	it('what an order still lacks', async () => {
		expect((await shopper.cart()).missing).toEqual([]);
		await shopper.add(CABLE, 1);
		expect((await shopper.cart()).missing).toEqual(['customer', 'shipping', 'payment']);
		await shopper.choose();
		expect((await shopper.cart()).missing).toEqual([]);
	});

	it('a price that is not the one the line was put with', async () => {
		await shopper.add(18, 1);
		const before = (await shopper.cart()).parcels[0]?.items[0];
		expect(before?.changed).toBeNull();
		await backend.db.updateTable('products').set({ price_cents: 333_33, sale_price_cents: null }).where('id', '=', 18).execute();
		expect((await shopper.cart()).parcels[0]?.items[0]?.changed).toEqual({ label_name: 'changed_price', unit_price: before?.unit_price });
	});
});

describe('a cart that was left', () => {
	it('comes back from a mail, on another device, once however often it is asked', async () => {
		await shopper.add(CABLE, 2);
		expect(await shopper.send('_post_hapi_webshop_abandonment', { saveconfirm: 1 })).toMatchObject({ success: false, label_name: 'error_abandonment_email' });
		await shopper.choose({ email: 'odlazi@titraj.example' });
		await shopper.send('_post_hapi_webshop_abandonment', { saveconfirm: 1 });
		await shopper.send('_post_hapi_webshop_abandonment', { saveconfirm: 1 });
		const mails = await backend.db.selectFrom('mails').select(['text', 'template']).where('recipient', '=', 'odlazi@titraj.example').execute();
		expect(mails).toHaveLength(1);
		const code = /abandonment=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
		const other = asShopper(await backend.newToken());
		await other.send('_post_hapi_webshop_abandonment', { abandonment: code });
		await other.send('_post_hapi_webshop_abandonment', { abandonment: code });
		expect((await other.cart()).parcels[0]?.items.map(({ qty }) => qty)).toEqual([2]);
		expect(await other.send('_post_hapi_webshop_abandonment', { abandonment: 'nema' })).toMatchObject({ label_name: 'error_abandonment_code' });
	});

	it('fills no mailbox: five mails to an address, then a wait, whoever asks and however the cart changes', async () => {
		const email = 'zasuta@titraj.example';
		const mails = () => backend.db.selectFrom('mails').select('id').where('recipient', '=', email).execute();
		const keep = () => shopper.send('_post_hapi_webshop_abandonment', { saveconfirm: 1 });
		await shopper.add(CABLE, 1);
		await shopper.choose({ email });
		for (let qty = 2; qty <= 6; qty++) {
			expect(await keep()).toMatchObject({ success: true });
			await shopper.send('_put_hapi_webshop_product', { shopping_cart_code: `product-${CABLE}`, qty });
		}
		expect(await keep()).toMatchObject({ success: false, label_name: 'error_too_many_attempts' });
		shopper = asShopper(await backend.newToken());
		await shopper.add(CABLE, 1);
		await shopper.choose({ email });
		expect(await keep()).toMatchObject({ success: false, label_name: 'error_too_many_attempts' });
		expect(await mails()).toHaveLength(5);
	});
});
