import { describe, expect, test } from 'vitest';
import { demoEan, eanCheckDigit } from '#backend/demo/catalogue/ean.ts';
import { toShelfPrice } from '#backend/demo/catalogue/price.ts';
import { demoCatalogue } from '#backend/demo/demo-source.ts';

const goods = [...demoCatalogue({ products: 2_000 }).products];
const reduced = goods.filter(({ sale_price_cents }) => sale_price_cents !== null);

describe('prices', () => {
	test('are whole, positive cents', () => {
		expect(goods.filter(({ price_cents }) => !Number.isInteger(price_cents) || price_cents <= 0)).toEqual([]);
	});

	test('a reduction is below the regular price and states the lowest of 30 days, which is not above the regular one', () => {
		for (const { price_cents, sale_price_cents, lowest_price_cents } of reduced) {
			expect(sale_price_cents ?? 0).toBeLessThan(price_cents);
			expect(lowest_price_cents).not.toBeNull();
			expect(lowest_price_cents ?? 0).toBeLessThanOrEqual(price_cents);
		}
	});

	test('no reduction, no lowest price and no place on the sale list', () => {
		for (const { sale_price_cents, lowest_price_cents, lists } of goods) {
			expect(lowest_price_cents === null).toBe(sale_price_cents === null);
			expect(lists.includes('akcija')).toBe(sale_price_cents !== null);
		}
	});

	test('the lowest price is seldom better than the sale', () => {
		const better = reduced.filter(({ lowest_price_cents, sale_price_cents }) => (lowest_price_cents ?? 0) < (sale_price_cents ?? 0));
		expect(better.length / reduced.length).toBeLessThan(0.1);
	});

	test('about 18 % are reduced and about a tenth is out of stock', () => {
		expect(reduced.length / goods.length).toBeGreaterThan(0.15);
		expect(reduced.length / goods.length).toBeLessThan(0.21);
		const gone = goods.filter(({ quantity }) => quantity === 0).length / goods.length;
		expect(gone).toBeGreaterThan(0.05);
		expect(gone).toBeLessThan(0.15);
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
	])('%f € stands on the shelf as %i cents', (euros, cents) => expect(toShelfPrice(euros)).toBe(cents));
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

	test('stays in the range kept for use inside a company', () => expect(demoEan(7, 1)).toMatch(/^29\d{11}$/));
});
