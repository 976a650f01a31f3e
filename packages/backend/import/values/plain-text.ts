/** Without stray spaces, markup of width and characters that the database does not take; empty for nothing. */
export const cleanText = (value: unknown): string =>
	toText(value)
		.replaceAll(/[\s\p{Cc}\p{Cs}\u200b\ufeff]+/gu, ' ')
		.trim();

/** A scalar as text; what is no scalar is none. */
export const toText = (value: unknown): string =>
	typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The beginning of a text, never with half a character at its end. */
export const cutText = (text: string, most: number): string =>
	text
		.slice(0, most)
		.replace(/[\ud800-\udbff]$/, '')
		.trim();

/** Spreadsheets keep a code's zeros as `="00123"`: the text within. */
export const unwrapLiteral = (text: string): string => /^="([^"]*)"$/.exec(text.trim())?.[1] ?? text;

/** Whether a spreadsheet would run a cell: as a formula, or as a command of another program. */
export const isFormula = (text: string): boolean => /^\s*(=|[+@-][\w.]*\s*[|(!]|@[\w.]+\()/.test(text);

const TAG = /<\/?[a-z][^>]*>/i;
const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A description as HTML: text without any tag becomes paragraphs, split at empty lines. */
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
