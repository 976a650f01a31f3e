import { describe, expect, it } from 'vitest';
import { merchantForAllTests } from '#tests/support/backend-for-all-tests.ts';
import type { MerchantClient } from '#tests/support/merchant-client.ts';
import { newRow, upsert } from '#tests/support/merchant-rows.ts';
import type { TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let merchant: MerchantClient;
merchantForAllTests((started, client) => {
	backend = started;
	merchant = client;
});

const net = (amount: string, vat_percent?: number) => ({ amount, currency: 'EUR', vat_included: false, ...(vat_percent !== undefined && { vat_percent }) });
const read = async (sku: string) => {
	const { tax_class, bulky, weight_grams, price } = (await merchant.call('GET', `/products/${sku}`)).body;
	return { tax_class, bulky, weight_grams, price: price.regular };
};

describe('the tax class of a product', () => {
	it('is standard by default, and kept when a row leaves it out', async () => {
		await upsert(backend.db, [newRow('T-1')]);
		expect(await read('T-1')).toMatchObject({ tax_class: 'standard', bulky: false });
		expect(await upsert(backend.db, [{ sku: 'T-1', tax_class: 'reduced', bulky: true, weight_grams: 900 }])).toEqual(['T-1: updated']);
		expect(await upsert(backend.db, [{ sku: 'T-1', tax_class: 'reduced', bulky: true }])).toEqual(['T-1: unchanged']);
		expect(await upsert(backend.db, [{ sku: 'T-1', weight_grams: null }])).toEqual(['T-1: updated']);
		expect(await read('T-1')).toEqual({ tax_class: 'reduced', bulky: true, weight_grams: null, price: '100.00' });
	});

	it('has no part in the size of its parcel, which is kept, changed and emptied like its weight', async () => {
		const sizeOf = async () => (await merchant.call('GET', '/products/T-SIZE')).body.size_mm;
		await upsert(backend.db, [newRow('T-SIZE')]);
		expect(await sizeOf()).toBeNull();
		expect(await upsert(backend.db, [{ sku: 'T-SIZE', size_mm: [600, 400, 150] }])).toEqual(['T-SIZE: updated']);
		expect(await upsert(backend.db, [{ sku: 'T-SIZE', bulky: false }])).toEqual(['T-SIZE: unchanged']);
		expect(await upsert(backend.db, [{ sku: 'T-SIZE', size_mm: [600, 400, 150] }])).toEqual(['T-SIZE: unchanged']);
		expect(await sizeOf()).toEqual([600, 400, 150]);
		expect(await upsert(backend.db, [{ sku: 'T-SIZE', size_mm: null }])).toEqual(['T-SIZE: updated']);
		expect(await sizeOf()).toBeNull();
		for (const size_mm of [[600, 400], [0, 1, 1], [1.5, 1, 1], '60 × 40 × 15'])
			expect((await merchant.call('PUT', '/products/T-SIZE', { size_mm })).status, JSON.stringify(size_mm)).toBe(400);
	});

	it.each([
		['its class', { tax_class: 'super_reduced', price: net('10.00') }, '10.50', 'super_reduced'],
		['its percentage', { price: net('10.00', 13) }, '11.30', 'reduced'],
		['no rate: the standard one', { price: net('10.00') }, '12.50', 'standard'],
		['both', { tax_class: 'zero', price: net('10.00', 0) }, '10.00', 'zero'],
	] as const)('adds its VAT to a net price, set by %s', async (title, fields, price, tax_class) => {
		const sku = `N ${title.slice(0, 20)}`;
		expect(await upsert(backend.db, [newRow(sku, fields)])).toEqual([`${sku}: created`]);
		expect(await read(encodeURIComponent(sku))).toMatchObject({ price, tax_class });
	});

	it('applies to a later net price without a tax class', async () => {
		await upsert(backend.db, [newRow('T-2', { tax_class: 'reduced' })]);
		await upsert(backend.db, [{ sku: 'T-2', price: net('20.00') }]);
		expect(await read('T-2')).toMatchObject({ price: '22.60' });
	});

	it('is refused if class and percentage contradict each other, or no rate has the percentage', async () => {
		expect(await upsert(backend.db, [newRow('T-3', { tax_class: 'zero', price: net('10.00', 25) }), newRow('T-4', { price: net('10.00', 9.5) })])).toEqual([
			'T-3: price.vat_percent: is 25; tax_class zero is 0 % in HR',
			"T-4: price.vat_percent: is 9.5; the shop's rates in HR are 25, 13, 5, 0 %",
		]);
		expect((await merchant.call('PUT', '/products/T-5', { title: 'X', tax_class: 'luxury' })).status).toBe(400);
	});
});
