import { describe, expect, test } from 'vitest';
import type { CheckoutStepLink } from '#lib/checkout/checkout-screens.ts';
import { splitSteps } from '#lib/checkout/shown-steps.ts';
import { CHECKOUT_STEPS, type CheckoutStep } from '#lib/platform/config/checkout-steps.ts';

const toLinks = (steps: readonly CheckoutStep[]): readonly CheckoutStepLink[] => steps.map((step) => ({ step, title: step, url: `/${step}/` }));
const ALL = toLinks(CHECKOUT_STEPS);
const split = (current: CheckoutStep, steps = ALL) => {
	const { done, next } = splitSteps(steps, current);
	return [done, next].map((rows) => rows.map(({ number, step }) => `${number} ${step}`));
};

describe('splitSteps', () => {
	test.each<[CheckoutStep, string[], string[]]>([
		['login', [], ['3 shipping', '4 payment', '5 review_order']],
		['customer', [], ['3 shipping', '4 payment', '5 review_order']],
		['shipping', ['2 customer'], ['4 payment', '5 review_order']],
		['payment', ['2 customer', '3 shipping'], ['5 review_order']],
		['review_order', ['2 customer', '3 shipping', '4 payment'], []],
	])('at %s, %j are done and %j come next, with the numbers of the step bar', (current, done, next) => {
		expect(split(current)).toEqual([done, next]);
	});

	test('a shop without delivery and payment steps has neither', () => {
		const short = toLinks(CHECKOUT_STEPS.filter((step) => step !== 'shipping' && step !== 'payment'));
		expect(split('customer', short)).toEqual([[], ['3 review_order']]);
		expect(split('review_order', short)).toEqual([['2 customer'], []]);
	});
});
