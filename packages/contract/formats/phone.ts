/** Converts a phone number to E.164, with `+385` by default; null if it is invalid (D18). */
export function normalisePhone(text: string): string | null {
	if (!/^[+\d\s\-/().]+$/.test(text)) return null;
	const signs = text.replaceAll(/[\s\-/().]/g, '').replace(/^00/, '+');
	if (/^\+385[1-9]\d{6,9}$/.test(signs)) return signs;
	if (signs.startsWith('+')) return /^\+(?!385)[1-9]\d{6,14}$/.test(signs) ? signs : null;
	return /^0[1-9]\d{6,9}$/.test(signs) ? `+385${signs.slice(1)}` : null;
}
