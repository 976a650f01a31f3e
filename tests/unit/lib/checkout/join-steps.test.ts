import { describe, expect, test } from 'vitest';
import { findStepLink, joinSteps } from '#lib/checkout/join-steps.ts';
import { CHECKOUT_STEPS, type CheckoutStep, toOwnScreens } from '#lib/platform/config/checkout-steps.ts';

const toLinks = (steps: readonly CheckoutStep[]) => steps.map((step) => ({ step, title: step, url: `/${step}/` }));
const shown = (steps: readonly CheckoutStep[], ownScreens: Parameters<typeof joinSteps>[1]) =>
	joinSteps(toLinks(steps), ownScreens).map(({ step, asks = [] }) => [step, ...asks].join('+'));

describe('the screens of the checkout', () => {
	test.each([
		['by default the customer screen asks for guest or sign-in and for delivery', CHECKOUT_STEPS, [], 'customer+login+shipping'],
		['a shop without a delivery step does not ask for it', CHECKOUT_STEPS.filter((step) => step !== 'shipping'), [], 'customer+login'],
	] as const)('%s', (_title, steps, own, customer) => {
		expect(shown(steps, own)).toEqual(['shopping_cart', customer, 'payment', 'review_order', 'thank_you']);
	});
	test('sign-in and delivery are screens of their own where the shop wants it', () => {
		expect(shown(CHECKOUT_STEPS, ['login', 'shipping'])).toEqual(CHECKOUT_STEPS);
		expect(shown(CHECKOUT_STEPS, ['shipping'])).toEqual(['shopping_cart', 'customer+login', 'shipping', 'payment', 'review_order', 'thank_you']);
	});
	test('a shop without a customer screen keeps the others', () => expect(shown(['login', 'payment'], [])).toEqual(['login', 'payment']));
	test('only sign-in and delivery can be named', () => expect(() => toOwnScreens(['payment'])).toThrow(/"payment".*login, shipping/));
});

test('a step is found at the screen that asks for it', () => {
	const links = joinSteps(toLinks(CHECKOUT_STEPS), []);
	expect(findStepLink(links, 'shipping')?.url).toBe('/customer/');
	expect(findStepLink(links, 'payment')?.url).toBe('/payment/');
	expect(findStepLink([], 'shipping')).toBeNull();
});
