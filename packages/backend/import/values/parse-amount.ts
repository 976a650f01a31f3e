/** Decimal separator of a feed. */
export type DecimalSign = ',' | '.';

export interface Amount {
	/** Decimal point, no thousands separators: `1234.50`. */
	readonly value: string;
	/** ISO 4217 code; null if the text has no currency. */
	readonly currency: string | null;
}

const SIGNS: Readonly<Record<string, string>> = {
	'€': 'EUR',
	$: 'USD',
	'£': 'GBP',
	kn: 'HRK',
	din: 'RSD',
	km: 'BAM',
	kč: 'CZK',
	zł: 'PLN',
	ft: 'HUF',
	lei: 'RON',
};

/** Characters of an amount with its currency and spaces. */
const LONGEST_AMOUNT = 100;

/** Parses `1.234,50 kn`, `EUR 12.00` or `$5`; null if it is not an amount, or is written with the other decimal separator. */
export function parseAmount(text: string, decimal: DecimalSign): Amount | null {
	if (text.length > LONGEST_AMOUNT) return null;
	const match = /^([^\d\s.,+-]*)\s*([+-]?[\d.,'\s\u00a0\u202f]*\d)\s*([^\d\s]*)$/u.exec(text.trim());
	if (match === null) return null;
	const [, before = '', digits = '', after = ''] = match;
	if (before !== '' && after !== '') return null;
	const currency = toCurrency(before || after);
	const value = parseNumber(digits, decimal);
	return value === null || currency === undefined ? null : { value, currency };
}

/**
 * Parses a number to a decimal string with a point; null if it is not one. Thousands separators are the other separator, a space or an
 * apostrophe.
 */
export function parseNumber(text: string, decimal: DecimalSign): string | null {
	const group = decimal === ',' ? '.' : ',';
	const plain = text.trim();
	const match = new RegExp(`^([+-]?)(\\d{1,3}(?:([${group}' \u00a0\u202f])\\d{3})(?:\\3\\d{3})*|\\d+)(?:[${decimal}](\\d+))?$`, 'u').exec(plain);
	if (match === null) return null;
	const [, sign, whole = '', , fraction] = match;
	const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
	return `${sign === '-' ? '-' : ''}${digits}${fraction === undefined ? '' : `.${fraction}`}`;
}

/**
 * Parses a measure. Technical data often use the other separator than prices: `1.35 V`. Exactly three digits after the other separator are
 * taken as a group of thousands, unless the number starts with `0`.
 */
export function parseQuantity(text: string, decimal: DecimalSign): string | null {
	const other = decimal === ',' ? '.' : ',';
	const isOther = new RegExp(`^[+-]?(0[${other}]\\d+|\\d+[${other}](\\d{1,2}|\\d{4,}))$`).test(text.trim());
	return isOther ? parseNumber(text, other) : parseNumber(text, decimal);
}

/** Decimal string of a JSON number; null if JavaScript writes it with an exponent. */
export const toDecimal = (value: number): string | null => (/^-?\d+(\.\d+)?$/.test(String(value)) ? String(value) : null);

/** Undefined for a text that is not a currency. */
function toCurrency(text: string): string | null | undefined {
	const word = text.trim().replace(/\.$/, '');
	if (word === '') return null;
	return /^[A-Z]{3}$/.test(word) ? word : SIGNS[word.toLowerCase()];
}

/** Detects the decimal separator of a feed's amounts; null if it cannot be determined. */
export function detectDecimal(amounts: Iterable<string>): DecimalSign | null {
	let [commas, points] = [0, 0];
	for (const amount of amounts) {
		const digits = amount.replaceAll(/[^\d.,]/g, '');
		const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
		if (last === -1) continue;
		const isBoth = digits.includes(',') && digits.includes('.');
		// `1.234` alone is ambiguous; any other number of digits after the separator is a fraction.
		if (!isBoth && digits.length - last - 1 === 3) continue;
		if (digits[last] === ',') commas += 1;
		else points += 1;
	}
	if (commas === points) return null;
	return commas > points ? ',' : '.';
}
