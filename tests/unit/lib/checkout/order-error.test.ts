import { expect, test } from 'vitest';
import { readOrderError } from '#lib/checkout/order-error.ts';

test.each([
	['?error=error_order_changed', 'error_order_changed'],
	['?order_identificator=1-a&error=error_empty_payment_form', 'error_empty_payment_form'],
	['', null],
	[null, null],
	['?error=', null],
	['?error=checkout.failed', null],
	['?error=error_%3Cscript%3E', null],
	[`?error=error_${'a'.repeat(61)}`, null],
])('%s names the label %s', (search, label) => {
	expect(readOrderError(search)).toBe(label);
});
