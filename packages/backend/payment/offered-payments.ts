import type { BackendConfig } from '../config.ts';
import type { Currency } from '../money/currency.ts';
import { PAYMENT_CODES, type PaymentRule, paymentRules } from './payment-rules.ts';

const DEFAULT = 'card,wallet,bank_transfer,cash_on_delivery,pay_in_store';
const TRANSFER = 'bank_transfer';

/** The payment methods that the shop offers, in the order of PAYMENT_METHODS. Without a known account there are no transfers. */
export function offeredPayments(
	{ paymentMethods, takesTransfers }: Pick<BackendConfig, 'paymentMethods' | 'takesTransfers'>,
	currency: Currency,
): PaymentRule[] {
	const rules = paymentRules(currency);
	return paymentMethods.filter((code) => takesTransfers || code !== TRANSFER).flatMap((code) => rules.find((rule) => rule.code === code) ?? []);
}

/** Reads PAYMENT_METHODS. Throws for a method that does not exist. */
export function parsePaymentMethods(value: string | undefined): string[] {
	const codes = [...new Set((value || DEFAULT).split(',').flatMap((code) => code.trim() || []))];
	const unknown = codes.find((code) => !PAYMENT_CODES.includes(code));
	if (unknown !== undefined) throw new Error(`PAYMENT_METHODS names "${unknown}"; known are ${PAYMENT_CODES.join(', ')}`);
	if (codes.length === 0) throw new Error(`PAYMENT_METHODS is "${value}"; it must name at least one of ${PAYMENT_CODES.join(', ')}`);
	return codes;
}
