import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPrice } from '#lib/catalog/to-price.ts';
import { eur } from '#tests/support/sample-product.ts';

const reduced = { price_custom: 80, basic_price_custom: 100, discount_percent_custom: 20, extra_price_lowest: 85 };
const percentOf = (more: Partial<typeof reduced>) => toPrice({ ...reduced, ...more }, 'EUR').percent;

test.each([
	['the lowest price of 30 days, whatever percentage the backend sends', {}, 6],
	['the regular price if that is the lowest of 30 days', { extra_price_lowest: 100 }, 20],
])('the percentage of a reduction is calculated from %s', (_title, more, percent) => {
	expect(percentOf(more)).toBe(percent);
});

test.each([
	['is not below the regular one', { basic_price_custom: 80 }],
	['is not below the lowest of the 30 days before', { extra_price_lowest: 75 }],
	['equals the lowest of the 30 days before', { extra_price_lowest: 80 }],
	['has no lowest price of 30 days, whatever percentage the backend sends', { extra_price_lowest: null, discount_percent_custom: 15 }],
])('a price that %s is shown as the plain price', (_title, more) => {
	expect(toPrice({ ...reduced, ...more }, 'EUR')).toEqual({ price: eur(8000) });
});

test('a price is reduced exactly when it is below the regular one and the lowest of 30 days', () => {
	const cents = fc.integer({ min: 1, max: 300 });
	fc.assert(
		fc.property(cents, cents, fc.option(cents), (now, regular, lowest) => {
			const price = toPrice({ price_custom: now / 100, basic_price_custom: regular / 100, extra_price_lowest: lowest && lowest / 100 }, 'EUR');
			expect('regularPrice' in price).toBe(lowest !== null && now < Math.min(regular, lowest));
			expect(price.percent ?? 0).toBeGreaterThanOrEqual(0);
		}),
	);
});
