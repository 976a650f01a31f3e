/** What became of news about a payment; the back office has a text for each. */
export const PAYMENT_OUTCOMES = [
	'pending',
	'approved',
	'declined',
	'cancelled',
	'captured',
	'released',
	'refunded',
	'refunded_part',
	'refund_failed',
	'disputed',
	'repeated',
	'late',
	'amount',
	'currency',
	'lacking',
	'unexpected',
	'unknown',
	'forged',
] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];
