import { describe, expect, test } from 'vitest';
import type { CartLine, CartView } from '#lib/cart/cart.ts';
import { findCheckoutBlocker } from '#lib/checkout/find-checkout-blocker.ts';
import { CHECKOUT_STEPS } from '#lib/platform/config/checkout-steps.ts';

const steps = CHECKOUT_STEPS.map((step) => ({ step, title: step, url: `/${step}/` }));
const euro = (minor: number) => ({ minor, currency: 'EUR' });
const line: CartLine = {
	...{ id: 1, cartCode: 'catalogproduct-1', title: 'Kabel', url: '/kabel/', picture: { src: '', alt: '', width: 1, height: 1 } },
	...{ quantity: 1, unitPrice: euro(100), total: euro(100), available: true },
} as CartLine;

describe('the checkout blocker of a cart', () => {
	test.each<[string, Partial<CartView>, [string, string] | null]>([
		['nothing', { lines: [line], missing: [] }, null],
		['nothing, if the backend does not report what is missing', { lines: [line] }, null],
		['a changed price is none', { lines: [{ ...line, change: { kind: 'price', before: euro(90) } }], missing: [] }, null],
		['sold-out goods', { lines: [line, { ...line, available: false }], missing: [] }, ['checkout.blocked', 'shopping_cart']],
		['less stock than the quantity', { lines: [{ ...line, change: { kind: 'quantity' } }], missing: [] }, ['checkout.blocked', 'shopping_cart']],
		['a missing address', { lines: [line], missing: ['customer', 'payment'] }, ['error_order_customer', 'customer']],
		['a missing payment method', { lines: [line], missing: ['payment'] }, ['error_order_payment', 'payment']],
	])('%s', (_, cart, expected) => {
		const obstacle = findCheckoutBlocker({ lines: [], ...cart }, steps);
		expect(obstacle && [obstacle.label, obstacle.link?.step]).toEqual(expected);
	});

	test('a step that the shop omits is not linked', () =>
		expect(findCheckoutBlocker({ lines: [line], missing: ['payment'] }, [])).toEqual({ label: 'error_order_payment', link: null }));
});
