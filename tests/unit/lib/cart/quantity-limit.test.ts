import { expect, test } from 'vitest';
import { quantityLimit } from '#lib/cart/quantity-limit.ts';

test.each([
	['the stock is the limit', { stock: 7 }, 7],
	['the shop’s maximum is the limit', { stock: 7, maximumQuantity: 2 }, 2],
	['a maximum above the stock does not raise the limit', { stock: 3, maximumQuantity: 10 }, 3],
	['goods that can also be ordered without stock have only the shop’s maximum', { stock: 2, backorder: {}, maximumQuantity: 5 }, 5],
	['goods that can also be ordered without stock have no limit without it', { stock: 2, backorder: { days: 3 } }, undefined],
	['goods to order have only the shop’s maximum', { stock: 0, maximumQuantity: 4 }, 4],
	['goods to order without a maximum have no limit', { stock: 0 }, undefined],
])('%s', (_, product, expected) => {
	expect(quantityLimit(product)).toBe(expected);
});
