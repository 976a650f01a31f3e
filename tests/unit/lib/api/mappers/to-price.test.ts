import { expect, test } from 'vitest';
import { toPrice } from '#lib/api/mappers/to-price.ts';

const reduced = { price_custom: 80, basic_price_custom: 100, discount_percent_custom: 20, extra_price_lowest: 85 };
const percentOf = (more: Partial<typeof reduced> | { extra_price_lowest: null }) => toPrice({ ...reduced, ...more }, 'EUR').percent;

test.each([
	['the lowest price of 30 days, whatever the backend says', {}, 6],
	['it where it is the regular price', { extra_price_lowest: 100 }, 20],
	['nothing where the product was cheaper in these days', { extra_price_lowest: 75 }, 0],
	['nothing where it was as cheap', { extra_price_lowest: 80 }, 0],
	['the backend’s word where no lowest price is known', { extra_price_lowest: null, discount_percent_custom: 15 }, 15],
	['the regular price where the backend says nothing either', { extra_price_lowest: null, discount_percent_custom: 0 }, 20],
])('the per cent of a reduction are counted from %s', (_title, more, percent) => {
	expect(percentOf(more)).toBe(percent);
});

test('a price that is not reduced has none', () => {
	expect(percentOf({ basic_price_custom: 80 })).toBeUndefined();
});
