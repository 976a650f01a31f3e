const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for XML, and drops the control characters and lone surrogates that XML cannot contain. */
export const escapeXml = (text: string): string =>
	text
		.toWellFormed()
		.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
		.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
