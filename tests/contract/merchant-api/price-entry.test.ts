import { beforeEach, expect, test } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { openPerson } from '#tests/support/merchant-person.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

const CROATIA = { home_country: 'HR', enters_net_prices: false, uses_oss: false, rates: { HR: { standard: 25, reduced: 13, super_reduced: 5, zero: 0 } } };

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});
const saveTax = (change: object) => merchant.call('PUT', '/settings/tax', { ...CROATIA, ...change });
beforeEach(() => saveTax({}));

test('the form of a product knows whether prices are entered without VAT, and the rates of the classes', async () => {
	const percents = { standard: 25, reduced: 13, super_reduced: 5, zero: 0 };
	expect((await merchant.call('GET', '/price-entry')).body).toEqual({ without_vat: false, percents });
	await saveTax({ enters_net_prices: true });
	const editor = await openPerson(backend, 'editor');
	expect((await editor.call('GET', '/price-entry')).body).toEqual({ without_vat: true, percents });
});

test('a price without VAT is stored with that of the class that comes with it', async () => {
	const price = { amount: '100', currency: 'EUR', vat_included: false, sale: null };
	expect((await merchant.call('PUT', '/products/MON-1', { tax_class: 'reduced', bulky: true, weight_grams: 1200, price })).body.outcome).toBe('updated');
	const read = async () => (await merchant.call('GET', '/products/MON-1')).body;
	expect(await read()).toMatchObject({ tax_class: 'reduced', bulky: true, weight_grams: 1200, price: { regular: '113.00' } });
	// What the form shows for 19.99 with 13 %: it comes back as the same cents.
	await merchant.call('PUT', '/products/MON-1', { price: { ...price, amount: '17.6903' } });
	expect((await read()).price.regular).toBe('19.99');
	expect((await merchant.call('PUT', '/products/MON-1', { price: { ...price, amount: '1.23456' } })).status).toBe(400);
	expect((await merchant.call('PUT', '/products/MON-1', { tax_class: 'none' })).status).toBe(400);
	expect((await merchant.call('PUT', '/products/MON-1', { weight_grams: '1,2 kg' })).status).toBe(400);
});
