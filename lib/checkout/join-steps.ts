import { type CheckoutStep, isJoinable, type JoinableStep } from '#lib/platform/config/checkout-steps.ts';
import type { CheckoutStepLink } from './checkout-screens.ts';

/** Joins sign-in and delivery to the customer screen, except for those with screens of their own (D61). */
export function joinSteps(steps: readonly CheckoutStepLink[], ownScreens: readonly JoinableStep[]): readonly CheckoutStepLink[] {
	if (findStepLink(steps, 'customer') === null) return steps;
	const isJoined = (step: CheckoutStep): step is JoinableStep => isJoinable(step) && !ownScreens.includes(step);
	const asks = steps.map(({ step }) => step).filter(isJoined);
	return steps.filter(({ step }) => !isJoined(step)).map((link) => (link.step === 'customer' && asks.length > 0 ? { ...link, asks } : link));
}

/** The screen of a step, or the one that also asks for it; null if the shop has neither. */
export function findStepLink(steps: readonly CheckoutStepLink[], wanted: CheckoutStep): CheckoutStepLink | null {
	return steps.find(({ step, asks }) => step === wanted || asks?.some((asked) => asked === wanted)) ?? null;
}
