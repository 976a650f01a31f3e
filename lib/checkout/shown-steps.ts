import type { CheckoutStep } from '#lib/platform/config/checkout-steps.ts';
import type { CheckoutStepLink } from './checkout-screens.ts';

interface ShownSteps {
	/** The steps that are counted. */
	readonly shown: readonly CheckoutStepLink[];
	/** Index of the current one. */
	readonly at: number;
}

/** The steps that shoppers see. Sign-in counts as part of the customer step, so that guests and customers see the same number of steps. */
export function toShownSteps(steps: readonly CheckoutStepLink[], current: CheckoutStep): ShownSteps {
	const shown = steps.filter(({ step }) => step !== 'login' && step !== 'thank_you');
	const here = current === 'login' ? 'customer' : current;
	return { shown, at: shown.findIndex(({ step }) => step === here) };
}

export interface NumberedStep extends CheckoutStepLink {
	/** Number in the step bar, from 1. */
	readonly number: number;
}

/** The steps before and after the current one, without the cart, which is shown beside each step. */
export function splitSteps(
	steps: readonly CheckoutStepLink[],
	current: CheckoutStep,
): { readonly done: readonly NumberedStep[]; readonly next: readonly NumberedStep[] } {
	const { shown, at } = toShownSteps(steps, current);
	const numbered = shown.map((link, place) => ({ ...link, number: place + 1 }));
	return { done: numbered.slice(0, at).filter(({ step }) => step !== 'shopping_cart'), next: numbered.slice(at + 1) };
}
