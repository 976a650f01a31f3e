import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastMailTo, newCustomer } from '#tests/support/account-steps.ts';
import { ANA, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const NO_PLACE = { street: '', postcode: '', city: ' ' };

let backend: TestBackend;
let shopper: Shopper;
let store: number;
beforeAll(async () => {
	backend = await startTestBackend();
});
beforeEach(async () => {
	shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(CABLE, 1);
	const { id } = await backend.db.selectFrom('stores').select('id').where('visible', '=', true).orderBy('id').executeTakeFirstOrThrow();
	store = id;
});
afterAll(() => backend.close());

const pickUp = () => shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'pickup', location_id: store });
const bring = () => shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier' });
const identify = (change: object = {}) =>
	shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@titraj.example', ...ANA, ...change });
const pay = (payment_code: string) => shopper.send('_put_hapi_webshop_payment', { payment_code });
const readCustomer = () => shopper.send('_get_hapi_webshop_customer', {});
const readMethods = () => shopper.send('_get_hapi_webshop_parcel_shipping', {});

describe('a private person who collects the goods', () => {
	it('orders with a name, an e-mail and a phone number alone', async () => {
		await pickUp();
		expect(await identify(NO_PLACE)).toMatchObject({ success: true, data: { complete: true, delivery: { first_name: ANA.first_name, street: '', city: '' } } });
		await pay('pay_in_store');
		expect((await shopper.cart()).missing).toEqual([]);
		const { order_identificator } = await shopper.place();
		expect(await shopper.open(order_identificator)).toMatchObject({ delivery: null, billing: { last_name: ANA.last_name, street: '', postcode: '' } });
	});

	it('gets a mail that names the person, without an empty line or a country', async () => {
		const email = `preuzima-${randomUUID()}@titraj.example`;
		shopper = shopperWith(backend, await newCustomer(backend, email));
		await shopper.add(CABLE, 1);
		await pickUp();
		await identify({ ...NO_PLACE, email });
		await pay('pay_in_store');
		await shopper.place();
		const { text } = await lastMailTo(backend, email);
		expect(text).toContain(`Podaci za račun\n---------------\n${ANA.first_name} ${ANA.last_name}\nE-pošta: ${email}`);
	});

	it('is still offered every method, and must name an address before one that brings the goods', async () => {
		await pickUp();
		await identify(NO_PLACE);
		await pay('bank_transfer');
		expect(await readMethods()).toMatchObject({
			data: {
				items: [{ label_name: null, methods: [{ code: 'courier', needs_address: true }, { code: 'parcel_locker' }, { code: 'pickup', needs_address: false }] }],
			},
		});
		expect(await bring()).toMatchObject({ success: true });
		expect((await shopper.cart()).missing).toEqual(['customer']);
		expect(await readCustomer()).toMatchObject({ data: { complete: false } });
		expect(await shopper.order()).toMatchObject({ success: false });
		await identify();
		expect((await shopper.cart()).missing).toEqual([]);
	});
});

describe('is refused without street, postcode and town', () => {
	const missing = { street: 'error_field_required', postcode: 'error_field_required', city: 'error_field_required' };

	it('for goods that are brought, and before a method is chosen', async () => {
		expect(await identify(NO_PLACE)).toMatchObject({ success: false, errors: missing });
		await bring();
		expect(await identify(NO_PLACE)).toMatchObject({ success: false, errors: missing });
	});

	it('for a company, unless the bill has an address of its own', async () => {
		await pickUp();
		const company = { company: 'Zaslon d.o.o.', oib: '69435151530' };
		expect(await identify({ ...NO_PLACE, ...company })).toMatchObject({ success: false, errors: missing });
		expect(await identify({ ...NO_PLACE, ...company, billing: { ...ANA, ...company } })).toMatchObject({ success: true, data: { complete: true } });
		expect(await identify({ ...NO_PLACE, billing: { ...ANA, street: '' } })).toMatchObject({ success: false, errors: { 'billing.street': missing.street } });
	});

	it('if only a part is given', async () => {
		await pickUp();
		expect(await identify({ ...NO_PLACE, city: 'Zagreb' })).toMatchObject({ errors: { street: missing.street, postcode: missing.postcode } });
	});
});
