import type { Currency } from '../../platform/market/currency.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { type PaymentRule, paymentRules } from './payment-rules.ts';

const TRANSFER = 'bank_transfer';

/** The payment methods that the shop offers, in the order of PAYMENT_METHODS. Without a known account there are no transfers. */
export function offeredPayments(
	{ paymentMethods, takesTransfers }: Pick<BackendConfig, 'paymentMethods' | 'takesTransfers'>,
	currency: Currency,
): PaymentRule[] {
	const rules = paymentRules(currency);
	return paymentMethods.filter((code) => takesTransfers || code !== TRANSFER).flatMap((code) => rules.find((rule) => rule.code === code) ?? []);
}
