import type { Feature } from '@titraj/contract/features.ts';

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

/** The feature without which a step has nothing to choose. */
const FEATURE_OF: Readonly<Partial<Record<CheckoutStep, Feature>>> = { shipping: 'shipping_choice', payment: 'payment_choice' };

/** The steps of a shop that its backend has something to show for (0065). */
export function offeredSteps(steps: readonly CheckoutStep[], offered: ReadonlySet<Feature>): readonly CheckoutStep[] {
	return steps.filter((step) => {
		const feature = FEATURE_OF[step];
		return feature === undefined || offered.has(feature);
	});
}

/** Whether a route is no step that the shop leaves out (Spec 2, General rules). */
export function keepsRoute({ controller, action }: { readonly controller: string; readonly action: string }, steps: readonly CheckoutStep[]): boolean {
	return controller !== 'webshop' || !isRemovable(action) || steps.includes(action);
}

function isStep(name: string): name is CheckoutStep {
	return CHECKOUT_STEPS.some((step) => step === name);
}

function isRemovable(name: string): name is RemovableStep {
	return REMOVABLE_STEPS.some((step) => step === name);
}
