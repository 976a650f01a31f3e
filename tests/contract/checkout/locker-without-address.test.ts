import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lastMailTo, newCustomer } from '#tests/support/account-steps.ts';
import { ANA, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;
const NO_PLACE = { street: '', postcode: '', city: '' };

let backend: TestBackend;
let shopper: Shopper;
let locker_id: number;
beforeAll(async () => {
	backend = await startTestBackend();
	({ id: locker_id } = await backend.db.selectFrom('parcel_lockers').select('id').where('code', '=', 'si-1').executeTakeFirstOrThrow());
});
beforeEach(async () => {
	shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(CABLE, 1);
});
afterAll(() => backend.close());

const send = () => shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'parcel_locker', locker_id });
const identify = (change: object = {}) =>
	shopper.send('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@titraj.example', ...ANA, ...NO_PLACE, ...change });
const pay = () => shopper.send('_put_hapi_webshop_payment', { payment_code: 'bank_transfer' });

it('a private person orders to a parcel locker with a name, an e-mail and a phone number alone', async () => {
	await send();
	expect(await identify()).toMatchObject({ success: true, data: { complete: true } });
	await pay();
	expect(await shopper.cart()).toMatchObject({ missing: [], customer: { complete: true } });
	const { order_identificator } = await shopper.place();
	expect(await shopper.open(order_identificator)).toMatchObject({
		delivery: { last_name: ANA.last_name, street: 'Ulica dioda 7', postcode: '22000', city: 'Šibenik', phone: '+385915550101' },
		billing: { last_name: ANA.last_name, street: '', postcode: '' },
	});
});

it('the mail of such an order shows the locker, and bills the person without an empty line or a country', async () => {
	const email = `paketomat-${randomUUID()}@titraj.example`;
	shopper = shopperWith(backend, await newCustomer(backend, email));
	await shopper.add(CABLE, 1);
	await send();
	await identify({ email });
	await pay();
	await shopper.place();
	const { text } = await lastMailTo(backend, email);
	expect(text).toContain('Šibenik, Kod mosta\n');
	expect(text).toContain('Ulica dioda 7\n22000 Šibenik');
	expect(text).toContain(`Podaci za račun\n---------------\n${ANA.first_name} ${ANA.last_name}\nE-pošta: ${email}`);
});

it('the list of methods says that a parcel locker needs no address', async () => {
	const methods = { items: [{ methods: [{ code: 'courier', needs_address: true }, { code: 'parcel_locker', needs_address: false }, { code: 'pickup' }] }] };
	expect(await shopper.send('_get_hapi_webshop_parcel_shipping', {})).toMatchObject({ data: methods });
});

it('a locker that went out of service is asked for again, and not the address', async () => {
	await send();
	await identify();
	await pay();
	await backend.db.updateTable('parcel_lockers').set({ in_service: false }).where('id', '=', locker_id).execute();
	expect((await shopper.cart()).missing).toEqual(['locker']);
	await backend.db.updateTable('parcel_lockers').set({ in_service: true }).where('id', '=', locker_id).execute();
});

it('a company needs an address for its invoice, and a courier needs one in any case', async () => {
	const missing = { street: 'error_field_required', postcode: 'error_field_required', city: 'error_field_required' };
	await send();
	expect(await identify({ company: 'Zaslon d.o.o.', oib: '69435151530' })).toMatchObject({ success: false, errors: missing });
	expect(await identify()).toMatchObject({ success: true });
	await shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier' });
	expect((await shopper.cart()).missing).toContain('customer');
});
