const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML text or attribute value. */
export function escapeHtml(text: string): string {
	return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign) : text;
}

/** JSON for a script element: `<` is escaped so that it cannot end the element, and U+2028 and U+2029 are escaped too. */
export function toInlineJson(value: unknown): string {
	return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
