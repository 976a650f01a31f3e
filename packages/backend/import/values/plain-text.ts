/** Collapses white space and removes control characters and other characters that the database cannot store. */
export const cleanText = (value: unknown): string =>
	toText(value)
		.replaceAll(/[\s\p{Cc}\p{Cs}\u200b\ufeff]+/gu, ' ')
		.trim();

/** Converts a scalar to text; empty for anything else. */
export const toText = (value: unknown): string =>
	typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Cuts a text to a maximum length, never in the middle of a surrogate pair. */
export const cutText = (text: string, most: number): string =>
	text
		.slice(0, most)
		.replace(/[\ud800-\udbff]$/, '')
		.trim();

/** Unwraps `="00123"`, with which spreadsheets keep leading zeros. */
export const unwrapLiteral = (text: string): string => /^="([^"]*)"$/.exec(text.trim())?.[1] ?? text;

/** Whether a spreadsheet has replaced a long number by its first digits: `1,23E+11`. */
export const isDamagedNumber = (text: string): boolean => /^\s*\d([.,]\d+)?E\+\d+\s*$/i.test(text);

/** Whether a spreadsheet would run a cell as a formula or as a command of another program. */
export const isFormula = (text: string): boolean => /^\s*(=|[+@-][\w.]*\s*[|(!]|@[\w.]+\()/.test(text);

const TAG = /<\/?[a-z][^<>]*>/i;
const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Converts a description to HTML: texts without tags are split into paragraphs at empty lines. */
export function toHtml(description: string): string {
	const text = description
		.replaceAll(/\r\n?/g, '\n')
		.replaceAll(/[^\S\n]+/g, ' ')
		.trim();
	if (text === '' || TAG.test(text)) return text;
	return text
		.split(/\n\s*\n/)
		.map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
		.join('');
}
