/** Codes of the payment methods that the shop knows, in the order in which they are offered. */
export const PAYMENT_CODES = ['card', 'wallet', 'card_direct', 'card_form', 'bank_transfer', 'cash_on_delivery', 'pay_in_store'] as const;

export type PaymentCode = (typeof PAYMENT_CODES)[number];

/** Reads codes with commas between them. Throws for a method that does not exist. */
export function parsePaymentMethods(text: string): string[] {
	const codes = [...new Set(text.split(',').flatMap((code) => code.trim() || []))];
	const unknown = codes.find((code) => !PAYMENT_CODES.some((known) => known === code));
	if (unknown !== undefined || codes.length === 0) throw new Error(`it names ${unknown ?? 'none'}; known are ${PAYMENT_CODES.join(', ')}`);
	return codes;
}
