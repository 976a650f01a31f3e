import { describe, expect, test } from 'vitest';
import type { CartLine, CartView } from '#lib/cart/cart.ts';
import { applyCartChanges, type CartChange } from '#lib/cart/cart-changes.ts';

const money = (minor: number) => ({ minor, currency: 'EUR' });
const line = (cartCode: string, quantity: number, rest: Partial<CartLine> = {}): CartLine => ({
	id: 1,
	cartCode,
	title: cartCode,
	url: '/',
	picture: { src: '', alt: '', width: 1, height: 1 },
	quantity,
	unitPrice: money(1000),
	total: money(1000 * quantity),
	available: true,
	...rest,
});
const cart: CartView = {
	version: 1,
	lines: [line('a', 2), line('b', 1, { maximum: 3 })],
	count: 3,
	totals: { items: money(3000), coupons: [], tax: money(600), total: money(3400) },
};
const change = (kind: CartChange['kind'], cartCode: string, quantity = 0): CartChange => ({ id: 'x', kind, cartCode, quantity });

describe('a change is shown before the response arrives', () => {
	test.each<[string, CartChange[], Record<string, number>, number, number]>([
		['adding', [change('add', 'a', 1)], { a: 3, b: 1 }, 4, 4400],
		['ten clicks', Array.from({ length: 10 }, () => change('add', 'a', 1)), { a: 12, b: 1 }, 13, 13_400],
		['setting', [change('set', 'a', 5)], { a: 5, b: 1 }, 6, 6400],
		['never above the maximum quantity', [change('add', 'b', 9)], { a: 2, b: 3 }, 5, 5400],
		['removing', [change('remove', 'a')], { b: 1 }, 1, 1400],
		['a quantity of zero', [change('set', 'b', 0)], { a: 2 }, 2, 2400],
		['a line that is not in the cart yet is counted', [change('add', 'new', 2)], { a: 2, b: 1 }, 5, 3400],
		['removing a missing line', [change('remove', 'new')], { a: 2, b: 1 }, 3, 3400],
	])('%s', (_, changes, quantities, count, total) => {
		const seen = applyCartChanges(cart, changes);
		expect(Object.fromEntries(seen.lines.map((shown) => [shown.cartCode, shown.quantity]))).toEqual(quantities);
		expect(seen.count).toBe(count);
		expect(seen.totals.total.minor).toBe(total);
		expect(cart.lines[0]?.quantity).toBe(2);
	});
});
