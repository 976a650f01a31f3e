/** A table as CSV for a spreadsheet: with its mark of UTF-8, and no cell that it would take for a formula. */
export const toCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): Blob =>
	new Blob([`\uFEFF${[columns, ...rows].map((row) => row.map(toCell).join(';')).join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });

const toCell = (text: string): string => `"${withoutFormula(text).replaceAll('"', '""')}"`;

/** A text that a spreadsheet takes for no formula. */
export const withoutFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
