import { plainSigns } from './typed-text.ts';

/** The zero that is dialled within a country only, as in `+385 (0)91`. Numbers of Italy and San Marino keep it abroad. */
const HOME_ZERO = /^(\+(?!39|378)\d{1,3})\(0\)/;

/** Converts a phone number to E.164, with `+385` by default; null if it is invalid (D18). */
export function normalisePhone(text: string): string | null {
	const typed = plainSigns(text);
	if (!/^[+\d \-/().]+$/.test(typed)) return null;
	const joined = typed.replaceAll(/[ \-/.]/g, '').replace(/^00/, '+');
	const signs = joined
		.replace(HOME_ZERO, '$1')
		.replaceAll(/[()]/g, '')
		.replace(/^\+3850/, '+385');
	if (/^\+385[1-9]\d{6,9}$/.test(signs)) return signs;
	if (signs.startsWith('+')) return /^\+(?!385)[1-9]\d{6,14}$/.test(signs) ? signs : null;
	return /^0[1-9]\d{6,9}$/.test(signs) ? `+385${signs.slice(1)}` : null;
}
