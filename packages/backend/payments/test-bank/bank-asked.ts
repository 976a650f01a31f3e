import { signFields } from '../sign-fields.ts';

const NAMES = ['reference', 'order_number', 'amount', 'currency', 'instalments', 'lang', 'return_url', 'callback_url', 'signature'] as const;

/** A shop's signed payment request to the bank. */
export type BankAsked = Record<(typeof NAMES)[number], string>;

/** Parses the fields that a shop sends; null if one is missing. */
export function toAsked(fields: Readonly<Record<string, string>>): BankAsked | null {
	if (NAMES.some((name) => !fields[name])) return null;
	const { reference = '', order_number = '', amount = '', currency = '', instalments = '' } = fields;
	const { lang = '', return_url = '', callback_url = '', signature = '' } = fields;
	return { reference, order_number, amount, currency, instalments, lang, return_url, callback_url, signature };
}

export const isStatus = (text: string): boolean => text === 'approved' || text === 'declined' || text === 'cancelled';

/** The bank's signed response about a payment. */
export function toResult({ reference, amount, currency }: BankAsked, status: string, secret: string): Record<string, string> {
	const fields = { reference, amount, currency, status };
	return { ...fields, signature: signFields(fields, secret) };
}
