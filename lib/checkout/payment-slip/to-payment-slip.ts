import type { PaymentTransfer } from '@titraj/contract/order-calls.ts';
import type { PaymentSlip } from '@titraj/contract/payment-slip/payment-slip.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';

/** Maps a wire transfer to a payment slip; null for an unreadable amount, because no slip is better than a wrong one (D27). */
export function toPaymentSlip({ amount, payer, recipient, iban, model, reference, purpose, description }: PaymentTransfer): PaymentSlip | null {
	const money = toMoney(amount, 'EUR');
	return money && { payer, recipient, iban, cents: money.minor, model, reference, purpose, description };
}
