import type { CheckoutStep } from '#lib/platform/config/checkout-steps.ts';

/** State that decides which steps a visitor may see (Spec 4, Checkout guards). */
export interface CheckoutState {
	readonly cartIsEmpty: boolean;
	readonly signedIn: boolean;
	/** The guest has chosen to continue without an account. */
	readonly mayContinueAsGuest: boolean;
	/** Whether checkout requires the login step. */
	readonly webshopAuth: boolean;
}

const NEEDS_ITEMS: ReadonlySet<string> = new Set<CheckoutStep>(['login', 'customer', 'shipping', 'payment', 'review_order']);
const NEEDS_BUYER: ReadonlySet<string> = new Set<CheckoutStep>(['customer', 'shipping', 'payment', 'review_order']);

/** Step to redirect to instead of `action`; null if it may be shown. Actions that are not steps are always allowed (Spec 4, Checkout guards). */
export function guardStep(action: string, { cartIsEmpty, signedIn, mayContinueAsGuest, webshopAuth }: CheckoutState): 'shopping_cart' | 'login' | null {
	if (cartIsEmpty && NEEDS_ITEMS.has(action)) return 'shopping_cart';
	return webshopAuth && !signedIn && !mayContinueAsGuest && NEEDS_BUYER.has(action) ? 'login' : null;
}

/** The step after `step`; null after the last. The login step is skipped unless it is required. */
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
