import { parseOrderLimits } from '@titraj/backend/platform/settings/order-limits.ts';
import { PAYMENT_CODES } from '@titraj/backend/platform/settings/payment-methods.ts';

export const EVERY_PAYMENT_METHOD = [...PAYMENT_CODES];

/** Tests share one network and buy much: the usual limits have tests of their own. */
export const WIDE_LIMITS = parseOrderLimits({
	PAY_LATER_MAX_PIECES: '100000',
	PAY_LATER_MAX_TOTAL: '9999999',
	ORDER_CONFIRM_ABOVE: '9999999',
	ORDER_CONFIRM_AFTER_OPEN: '100000',
});
