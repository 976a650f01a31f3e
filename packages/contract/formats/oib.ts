import { plainSigns } from './typed-text.ts';

/** Whether this is an OIB, the personal or company number of Croatia: eleven digits, the last by ISO 7064 MOD 11,10 (D18). */
export function isOib(text: string): boolean {
	if (!/^\d{11}$/.test(text)) return false;
	let rest = 10;
	for (const digit of text.slice(0, 10)) rest = (((rest + Number(digit)) % 10 || 10) * 2) % 11;
	return (11 - rest) % 10 === Number(text[10]);
}

/** The digits of an OIB that is written with spaces or, like a VAT number, after `HR`; null if it is not a valid OIB. */
export function normaliseOib(text: string): string | null {
	const digits = plainSigns(text).replaceAll(/[ -]/g, '').replace(/^HR/i, '');
	return isOib(digits) ? digits : null;
}
