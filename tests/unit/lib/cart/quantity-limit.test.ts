import { expect, test } from 'vitest';
import { quantityLimit } from '#lib/cart/quantity-limit.ts';

test.each([
	['the stock bounds it', { stock: 7 }, 7],
	['the shop’s maximum bounds it', { stock: 7, maximumQuantity: 2 }, 2],
	['a maximum above the stock does not lift it', { stock: 3, maximumQuantity: 10 }, 3],
	['goods to order have the shop’s maximum alone', { stock: 0, maximumQuantity: 4 }, 4],
	['goods to order without a maximum have none', { stock: 0 }, undefined],
])('%s', (_, product, expected) => {
	expect(quantityLimit(product)).toBe(expected);
});
