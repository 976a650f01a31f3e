import { describe, expect, test } from 'vitest';
import { type CheckoutState, guardStep, nextStep, previousStep } from '#lib/checkout/steps.ts';
import { CHECKOUT_STEPS, type CheckoutStep, keepsRoute, toSteps } from '#lib/platform/config/checkout-steps.ts';

const BOOLEANS = [false, true];
const STATES: readonly CheckoutState[] = BOOLEANS.flatMap((cartIsEmpty) =>
	BOOLEANS.flatMap((signedIn) =>
		BOOLEANS.flatMap((mayContinueAsGuest) => BOOLEANS.map((webshopAuth) => ({ cartIsEmpty, signedIn, mayContinueAsGuest, webshopAuth }))),
	),
);
const known: CheckoutState = { cartIsEmpty: false, signedIn: true, mayContinueAsGuest: false, webshopAuth: true };
const stranger: CheckoutState = { ...known, signedIn: false };

/** The full table: for each step, the target of a visit in each of the sixteen states, in the order of STATES. C: cart, L: login, dot: the step is shown. */
const VERDICTS: Readonly<Record<CheckoutStep | 'view_order', string>> = {
	//              cart has items        cart is empty
	//              visitor   signed in   visitor   signed in
	shopping_cart: '....      ....        ....      ....',
	login: '....      ....        CCCC      CCCC',
	customer: '.L..      ....        CCCC      CCCC',
	shipping: '.L..      ....        CCCC      CCCC',
	payment: '.L..      ....        CCCC      CCCC',
	review_order: '.L..      ....        CCCC      CCCC',
	thank_you: '....      ....        ....      ....',
	view_order: '....      ....        ....      ....',
};
const SIGN = { C: 'shopping_cart', L: 'login', '.': null } as const;

describe('each step in each state', () => {
	const cells = Object.entries(VERDICTS).flatMap(([step, line]) =>
		[...line.replaceAll(' ', '')].map((sign, place) => ({ step, sign: sign as keyof typeof SIGN, state: STATES[place] ?? known })),
	);
	test('has an expected result', () => expect(cells).toHaveLength(8 * STATES.length));
	test.each(cells)('$step, $state: $sign', ({ step, sign, state }) => expect(guardStep(step, state)).toBe(SIGN[sign]));
});

describe('the steps of a shop', () => {
	test('are all of them by default', () => expect(toSteps()).toEqual(CHECKOUT_STEPS));
	test.each([
		[[], ['shopping_cart', 'login', 'customer', 'thank_you']],
		[['payment'], ['shopping_cart', 'login', 'customer', 'payment', 'thank_you']],
		[
			['review_order', 'shipping'],
			['shopping_cart', 'login', 'customer', 'shipping', 'review_order', 'thank_you'],
		],
	])('%j leaves out the steps that it does not list', (configured, steps) => expect(toSteps(configured)).toEqual(steps));
	test('refuse an unknown name', () => expect(() => toSteps(['deliver'])).toThrow(/"deliver"/));
	test('decide which routes exist', () => {
		const steps = toSteps(['payment']);
		expect(['customer', 'shipping', 'payment', 'review_order', 'view_order'].filter((action) => keepsRoute({ controller: 'webshop', action }, steps))).toEqual([
			'customer',
			'payment',
			'view_order',
		]);
	});
});

describe('the order of the checkout steps', () => {
	const walk = (state: CheckoutState, steps: readonly CheckoutStep[]) => {
		const way: CheckoutStep[] = ['shopping_cart'];
		for (let next = nextStep('shopping_cart', steps, state); next; next = nextStep(next, steps, state)) way.push(next);
		return way;
	};
	test('includes the sign-in for an unknown visitor', () => expect(walk(stranger, CHECKOUT_STEPS)).toEqual(CHECKOUT_STEPS));
	test.each([known, { ...stranger, mayContinueAsGuest: true }, { ...stranger, webshopAuth: false }])('omits the sign-in for others: %j', (state) =>
		expect(walk(state, CHECKOUT_STEPS)).toEqual(CHECKOUT_STEPS.filter((step) => step !== 'login')),
	);
	test('goes back in the same order', () => {
		expect(previousStep('customer', CHECKOUT_STEPS, known)).toBe('shopping_cart');
		expect(previousStep('customer', CHECKOUT_STEPS, stranger)).toBe('login');
		expect(previousStep('thank_you', toSteps([]), known)).toBe('customer');
		expect(previousStep('shopping_cart', CHECKOUT_STEPS, known)).toBeNull();
	});
	test('continues after the sign-in step', () => expect(nextStep('login', CHECKOUT_STEPS, known)).toBe('customer'));
});
