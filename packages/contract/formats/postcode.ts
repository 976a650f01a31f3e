import { plainSigns } from './typed-text.ts';

/** Countries of addresses, with the format of their postcodes. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
	HR: /^(1|2|3|4|5)\d{4}$/,
	SI: /^[1-9]\d{3}$/,
	AT: /^[1-9]\d{3}$/,
	DE: /^(?!00)\d{5}$/,
	IT: /^\d{5}$/,
	ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
	BA: /^[7-8]\d{4}$/,
	RS: /^[1-3]\d{4}$/,
	ME: /^8[1-5]\d{3}$/,
};

/** Codes of the countries of addresses, the shop's own first. */
export const COUNTRIES: readonly string[] = Object.keys(PATTERNS);

/** Signs of countries before a postcode, as on envelopes: `HR-10000`, `D-10115`. */
const SIGNS: Readonly<Record<string, string>> = {
	HR: 'HR|CRO',
	SI: 'SI|SLO',
	AT: 'AT|A',
	DE: 'DE|D',
	IT: 'IT|I',
	ES: 'ES|E',
	BA: 'BA|BIH',
	RS: 'RS|SRB',
	ME: 'ME|MNE',
};

/** A postcode without the sign of its country and without spaces in it; null if it is invalid, or the country unknown (D18). */
export function normalisePostcode(text: string, country: string): string | null {
	const digits = plainSigns(text)
		.replace(new RegExp(`^(${SIGNS[country] ?? 'none'})[ -]?(?=\\d)`, 'i'), '')
		.replaceAll(' ', '');
	return PATTERNS[country]?.test(digits) ? digits : null;
}

/** Whether a postcode is valid in its country, however it is written; false for unknown countries (D18). */
export const isPostcode = (text: string, country: string): boolean => normalisePostcode(text, country) !== null;
