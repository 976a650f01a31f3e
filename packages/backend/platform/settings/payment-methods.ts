const DEFAULT = 'card,wallet,bank_transfer,cash_on_delivery,pay_in_store';

/** Codes of the payment methods that the shop knows, in the order in which they are offered. */
export const PAYMENT_CODES = ['card', 'wallet', 'card_direct', 'card_form', 'bank_transfer', 'cash_on_delivery', 'pay_in_store'] as const;

export type PaymentCode = (typeof PAYMENT_CODES)[number];

/** Reads PAYMENT_METHODS. Throws for a method that does not exist. */
export function parsePaymentMethods(value: string | undefined): string[] {
	const codes = [...new Set((value || DEFAULT).split(',').flatMap((code) => code.trim() || []))];
	const unknown = codes.find((code) => !PAYMENT_CODES.some((known) => known === code));
	if (unknown !== undefined) throw new Error(`PAYMENT_METHODS names "${unknown}"; known are ${PAYMENT_CODES.join(', ')}`);
	if (codes.length === 0) throw new Error(`PAYMENT_METHODS is "${value}"; it must name at least one of ${PAYMENT_CODES.join(', ')}`);
	return codes;
}
