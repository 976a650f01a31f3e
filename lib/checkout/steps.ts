import type { CheckoutStep } from '#lib/platform/config/checkout-steps.ts';

/** What decides whether a step may show (Spec 4, Checkout guards). */
export interface CheckoutState {
	readonly cartIsEmpty: boolean;
	readonly signedIn: boolean;
	/** The shop remembers a guest who chose to go on without an account. */
	readonly mayContinueAsGuest: boolean;
	/** Checkout asks who buys before anything else. */
	readonly webshopAuth: boolean;
}

const NEEDS_ITEMS: ReadonlySet<string> = new Set<CheckoutStep>(['login', 'customer', 'shipping', 'payment', 'review_order']);
const NEEDS_BUYER: ReadonlySet<string> = new Set<CheckoutStep>(['customer', 'shipping', 'payment', 'review_order']);

/** The step that a visit of `action` is sent to instead; null where it may show. Actions that are no step always may (Spec 4, Checkout guards). */
export function guardStep(action: string, { cartIsEmpty, signedIn, mayContinueAsGuest, webshopAuth }: CheckoutState): 'shopping_cart' | 'login' | null {
	if (cartIsEmpty && NEEDS_ITEMS.has(action)) return 'shopping_cart';
	return webshopAuth && !signedIn && !mayContinueAsGuest && NEEDS_BUYER.has(action) ? 'login' : null;
}

/** The step after `step`: who is known, or need not say who they are, is not asked to log in. Null after the last. */
export function nextStep(step: CheckoutStep, steps: readonly CheckoutStep[], state: CheckoutState): CheckoutStep | null {
	return neighbour(step, steps, state, 1);
}

/** The step before `step`; null before the first. */
export function previousStep(step: CheckoutStep, steps: readonly CheckoutStep[], state: CheckoutState): CheckoutStep | null {
	return neighbour(step, steps, state, -1);
}

function neighbour(step: CheckoutStep, steps: readonly CheckoutStep[], state: CheckoutState, direction: 1 | -1): CheckoutStep | null {
	const shown = steps.filter((name) => name === step || name !== 'login' || guardStep('customer', { ...state, cartIsEmpty: false }) === 'login');
	return shown[shown.indexOf(step) + direction] ?? null;
}
