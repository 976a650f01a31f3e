import type { PaymentRule } from '../payment/payment-rules.ts';

/** Why an order cannot be paid in a way, as a label; null where it can. */
export function findPaymentFault(rule: PaymentRule, { shippingCode, totalCents }: { shippingCode: string | null; totalCents: number }): string | null {
	if (rule.shipping !== null && (shippingCode === null || !rule.shipping.includes(shippingCode))) return 'error_payment_shipping';
	return rule.maximumCents !== null && totalCents > rule.maximumCents ? 'error_payment_maximum' : null;
}
