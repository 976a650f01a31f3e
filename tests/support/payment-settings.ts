import type { OrderLimits } from '@titraj/backend/platform/settings/order-limits.ts';
import { PAYMENT_CODES } from '@titraj/contract/payment-codes.ts';

export const EVERY_PAYMENT_METHOD = [...PAYMENT_CODES];

/** Tests share one network and buy much, so limits are high; the usual limits are tested separately. Amounts are euro cents. */
export const WIDE_LIMITS: OrderLimits = {
	payLaterPieces: 100_000,
	payLaterTotal: 999_999_900,
	reservePieces: 100_000,
	reserveTotal: 999_999_900,
	reserveOpenOrders: 100_000,
	reserveMinutes: 30,
	pickupDays: 7,
};
