import { plainSigns } from './typed-text.ts';

/** Formats of postcodes by country of an address. */
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

/** Signs of countries before a postcode besides their codes, as on envelopes: `D-10115`. */
const SIGNS: Readonly<Record<string, string>> = { HR: 'CRO', SI: 'SLO', AT: 'A', DE: 'D', IT: 'I', ES: 'E', BA: 'BIH', RS: 'SRB', ME: 'MNE' };

/** A postcode without the sign of its country and without spaces in it; null if it is invalid, or the country unknown (D18). */
export function normalisePostcode(text: string, country: string): string | null {
	if (!Object.hasOwn(PATTERNS, country)) return null;
	const digits = plainSigns(text)
		.replace(new RegExp(`^(${country}|${SIGNS[country]})[ -]?(?=\\d)`, 'i'), '')
		.replaceAll(' ', '');
	return PATTERNS[country]?.test(digits) ? digits : null;
}

/** Whether a postcode is valid in its country, however it is written; false for unknown countries (D18). */
export const isPostcode = (text: string, country: string): boolean => normalisePostcode(text, country) !== null;
