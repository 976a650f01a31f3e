import type { Feature } from '@titraj/contract/features.ts';

/** The steps from cart to order, in order (Spec 2, webshop). */
export const CHECKOUT_STEPS = ['shopping_cart', 'login', 'customer', 'shipping', 'payment', 'review_order', 'thank_you'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Steps that a shop may omit; their routes are removed too (Spec 2, General rules). */
const REMOVABLE_STEPS = ['shipping', 'payment', 'review_order'] as const satisfies readonly CheckoutStep[];
type RemovableStep = (typeof REMOVABLE_STEPS)[number];

/** The steps of a shop. Without `configured` all of them; else only those removable steps that it names. Throws for an unknown name. */
export function toSteps(configured?: readonly string[]): readonly CheckoutStep[] {
	if (!configured) return CHECKOUT_STEPS;
	const unknown = configured.find((name) => !isStep(name));
	if (unknown !== undefined) throw new Error(`"${unknown}" is no checkout step; known are ${CHECKOUT_STEPS.join(', ')}`);
	return CHECKOUT_STEPS.filter((step) => !isRemovable(step) || configured.includes(step));
}

/** Steps that the customer screen asks for, unless they are configured as screens of their own (D61). */
const JOINABLE_STEPS = ['login', 'shipping'] as const satisfies readonly CheckoutStep[];
export type JoinableStep = (typeof JOINABLE_STEPS)[number];

/** The steps that are screens of their own. Throws for a name that is none of them. */
export function toOwnScreens(configured: readonly string[]): readonly JoinableStep[] {
	const unknown = configured.find((name) => !JOINABLE_STEPS.some((step) => step === name));
	if (unknown !== undefined) throw new Error(`"${unknown}" cannot be a screen of its own; known are ${JOINABLE_STEPS.join(', ')}`);
	return JOINABLE_STEPS.filter((step) => configured.includes(step));
}

export function isJoinable(name: string): name is JoinableStep {
	return JOINABLE_STEPS.some((step) => step === name);
}

/** The feature that a step needs; without it there is nothing to choose. */
const FEATURE_OF: Readonly<Partial<Record<CheckoutStep, Feature>>> = { shipping: 'shipping_choice', payment: 'payment_choice' };

/** The configured steps that the backend supports (0065). */
export function offeredSteps(steps: readonly CheckoutStep[], offered: ReadonlySet<Feature>): readonly CheckoutStep[] {
	return steps.filter((step) => {
		const feature = FEATURE_OF[step];
		return feature === undefined || offered.has(feature);
	});
}

/** Whether a route stays: it belongs to no step that the shop omits (Spec 2, General rules). */
export function keepsRoute({ controller, action }: { readonly controller: string; readonly action: string }, steps: readonly CheckoutStep[]): boolean {
	return controller !== 'webshop' || !isRemovable(action) || steps.includes(action);
}

function isStep(name: string): name is CheckoutStep {
	return CHECKOUT_STEPS.some((step) => step === name);
}

function isRemovable(name: string): name is RemovableStep {
	return REMOVABLE_STEPS.some((step) => step === name);
}
