import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { PaymentMethodsAnswer } from '@titraj/contract/payment-methods.ts';
import { CustomerFieldsAnswer } from '@titraj/contract/profile.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastMailTo, newCustomer } from '#tests/support/account-steps.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { createShopper, type Shopper, shopperWith } from '#tests/support/shopper.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const CABLE = 21;

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
	await backend.db.updateTable('products').set({ quantity: 1000 }).where('id', '=', CABLE).execute();
});
afterAll(() => backend.close());

async function customer(email: string): Promise<Shopper> {
	const token = await newCustomer(backend, email);
	return createShopper(async (name: EndpointName, request) => {
		const { method, path } = endpoints[name];
		const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'base-lang': 'hr' };
		if (method === 'GET') return (await backend.send(`${path}?${new URLSearchParams(JSON.parse(JSON.stringify(request)))}`, { headers })).body;
		return (await backend.send(path, { method, headers, body: JSON.stringify(request) })).body;
	});
}

const suggestedTo = async (shopper: Shopper) => expectContract(PaymentMethodsAnswer, await shopper.send('_get_hapi_webshop_payment', {})).data?.suggested;

it('suggests the first available payment method to a guest', async () => {
	const shopper = shopperWith(backend, await backend.newToken());
	await shopper.add(CABLE, 1);
	expect(await suggestedTo(shopper)).toBe('card');
});

it('suggests the payment method of the last order to a customer, or the first available one', async () => {
	const email = 'poznat@titraj.example';
	const shopper = await customer(email);
	await shopper.add(CABLE, 1);
	await shopper.choose({ payment: 'cash_on_delivery', email });
	await shopper.order();
	await shopper.add(CABLE, 1);
	await shopper.choose({ payment: 'card', email });
	expect(await suggestedTo(shopper)).toBe('cash_on_delivery');
	await shopper.send('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'parcel_locker', locker_id: 1 });
	expect(await suggestedTo(shopper)).toBe('card');
});

it('the delivery form offers the delivery countries, the address book all countries', async () => {
	const countriesOf = async (query: object) => {
		const { body } = await backend.call('_get_hapi_auth_customer_fields', query);
		return expectContract(CustomerFieldsAnswer, body).data?.items.find(({ type }) => type === 'country')?.countries;
	};
	expect(await countriesOf({ type: 'webshop.guest' })).toEqual(['HR']);
	expect(await countriesOf({ type: 'auth.address' })).toBeUndefined();
});

it('the mail of a bank transfer has the transfer data, and says that goods are sent after payment', async () => {
	const email = 'uplata@titraj.example';
	const shopper = await customer(email);
	await shopper.add(CABLE, 1);
	await shopper.choose({ payment: 'bank_transfer', email });
	const { data } = await shopper.order();
	const { text, html } = await lastMailTo(backend, email);
	for (const part of [text, html]) {
		expect(part).toContain('IBAN: HR');
		expect(part).toContain(`Model i poziv na broj: HR00 ${data?.order?.number}`);
		expect(part).toMatch(/Rok za uplatu: \d{1,2}\. \d{1,2}\. 20\d\d/);
		expect(part).toContain('kad uplata stigne na naš račun');
		expect(part).not.toContain('čim krene na put');
	}
});

it('the mail of a pickup has the address and opening hours of the store', async () => {
	const email = 'preuzimam@titraj.example';
	const shopper = await customer(email);
	const store = await backend.db.selectFrom('stores').select(['id', 'address', 'city']).orderBy('id').executeTakeFirstOrThrow();
	await shopper.add(CABLE, 1);
	await shopper.choose({ shipping: { parcel_id: 1, shipping_code: 'pickup', location_id: store.id }, payment: 'pay_in_store', email });
	await shopper.order();
	const { text } = await lastMailTo(backend, email);
	expect(text).toContain(store.address);
	expect(text).toMatch(/Radno vrijeme: \S+ .*\d:\d\d/);
	expect(text).not.toContain('čim krene na put');
});
