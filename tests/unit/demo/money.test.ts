import { demoCatalog } from '@titraj/demo/catalog/demo-catalog.ts';
import { demoEan, eanCheckDigit } from '@titraj/demo/catalog/ean.ts';
import { toShelfPrice } from '@titraj/demo/catalog/price.ts';
import { describe, expect, test } from 'vitest';

const goods = [...demoCatalog({ products: 2_000 }).products];
const reduced = goods.filter(({ sale_price_cents }) => sale_price_cents !== null);

describe('prices', () => {
	test('are whole, positive cents', () => {
		expect(goods.filter(({ price_cents }) => !Number.isInteger(price_cents) || price_cents <= 0)).toEqual([]);
	});

	test('a reduction of the demo shop is below the lowest price of 30 days, which is not above the regular one', () => {
		for (const { price_cents, sale_price_cents, lowest_price_cents } of reduced) {
			expect(sale_price_cents ?? 0).toBeLessThan(lowest_price_cents ?? 0);
			expect(lowest_price_cents ?? 0).toBeLessThanOrEqual(price_cents);
		}
	});

	test('a price of the demo shop that is not reduced has no lowest price', () => {
		for (const { sale_price_cents, lowest_price_cents } of goods) expect(lowest_price_cents === null).toBe(sale_price_cents === null);
	});

	test('about 18 % are reduced and about a tenth is out of stock', () => {
		expect(reduced.length / goods.length).toBeGreaterThan(0.15);
		expect(reduced.length / goods.length).toBeLessThan(0.21);
		const gone = goods.filter(({ quantity }) => quantity === 0).length / goods.length;
		expect(gone).toBeGreaterThan(0.05);
		expect(gone).toBeLessThan(0.15);
	});

	test('a bundle of the demo shop costs less than its parts one by one, reduced ones included', () => {
		const byCode = new Map(goods.map((product) => [product.code, product]));
		const nowOf = ({ price_cents, sale_price_cents }: (typeof goods)[number]) => sale_price_cents ?? price_cents;
		const bundles = goods.filter(({ group_product_codes }) => group_product_codes.length > 0);
		expect(bundles.length).toBeGreaterThan(0);
		for (const bundle of bundles) {
			const parts = bundle.group_product_codes.flatMap((code) => byCode.get(code) ?? []);
			expect(nowOf(bundle)).toBeLessThan(parts.reduce((sum, part) => sum + nowOf(part), 0));
		}
	});

	test('a unit price has a quantity', () => {
		const measured = goods.flatMap(({ unit_price }) => unit_price ?? []);
		expect(new Set(measured.map(({ description }) => description))).toEqual(new Set(['g', 'm', 'kom']));
		expect(measured.filter(({ qty }) => !(qty > 0))).toEqual([]);
	});

	test.each([
		[0.2, 49],
		[4.1, 399],
		[9.9, 999],
		[10, 990],
		[57.3, 5_690],
		[101, 9_900],
		[640, 63_900],
		[1_234, 122_900],
	])('a price of %f € is rounded to %i cents', (euros, cents) => expect(toShelfPrice(euros)).toBe(cents));
});

describe('EAN', () => {
	test.each([
		['400638133393', '1'],
		['590123412345', '7'],
		['000000000000', '0'],
	])('%s has the check digit %s', (body, digit) => expect(eanCheckDigit(body)).toBe(digit));

	test('is valid on every product that has one, and only bundles have none', () => {
		for (const { ean, group_product_codes } of goods) {
			if (ean === null) expect(group_product_codes.length).toBeGreaterThan(1);
			else expect(ean).toBe(ean.slice(0, 12) + eanCheckDigit(ean));
		}
	});

	test('stays in the range reserved for use inside a company', () => expect(demoEan(7, 1)).toMatch(/^29\d{11}$/));
});
