import Papa from 'papaparse';

/** Marks a file as UTF-8 for spreadsheets. */
export const UTF8_MARK = '\ufeff';

/** Lines for spreadsheets. A text that they would take for a formula begins with an apostrophe; our own amounts are never negative. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
	`${Papa.unparse(
		rows.map((row) => [...row]),
		{ delimiter: ';', newline: '\r\n', escapeFormulae: true },
	)}\r\n`;
