/** The way from cart to order, in its order (Spec 2, webshop). */
export const CHECKOUT_STEPS = ['shopping_cart', 'login', 'customer', 'shipping', 'payment', 'review_order', 'thank_you'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Steps that a shop may leave out; their routes go with them (Spec 2, General rules). */
export const REMOVABLE_STEPS = ['shipping', 'payment', 'review_order'] as const satisfies readonly CheckoutStep[];
type RemovableStep = (typeof REMOVABLE_STEPS)[number];

/** The steps of a shop. Without `configured` all of them; else of the removable ones those that it names. Throws for a name that is none. */
export function toSteps(configured?: readonly string[]): readonly CheckoutStep[] {
	if (!configured) return CHECKOUT_STEPS;
	const unknown = configured.find((name) => !isStep(name));
	if (unknown !== undefined) throw new Error(`There is no checkout step "${unknown}"; known are ${CHECKOUT_STEPS.join(', ')}`);
	return CHECKOUT_STEPS.filter((step) => !isRemovable(step) || configured.includes(step));
}

/** Whether a route is no step that the shop leaves out (Spec 2, General rules). */
export function keepsRoute({ controller, action }: { readonly controller: string; readonly action: string }, steps: readonly CheckoutStep[]): boolean {
	return controller !== 'webshop' || !isRemovable(action) || steps.includes(action);
}

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

function isStep(name: string): name is CheckoutStep {
	return CHECKOUT_STEPS.some((step) => step === name);
}

function isRemovable(name: string): name is RemovableStep {
	return REMOVABLE_STEPS.some((step) => step === name);
}
