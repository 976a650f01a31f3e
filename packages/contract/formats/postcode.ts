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

/** Whether a postcode is valid in its country; false for unknown countries (D18). */
export const isPostcode = (text: string, country: string): boolean => PATTERNS[country]?.test(text.trim()) ?? false;
