import Papa from 'papaparse';
import { escapeXml } from '../../platform/text/escape-xml.ts';

/** A section of the accountant's file: a table whose first row names the columns. */
export interface MonthSection {
	readonly name: MonthSectionName;
	readonly columns: readonly string[];
	readonly rows: readonly (readonly string[])[];
}

export const MONTH_SECTIONS = ['papers', 'vat', 'charges', 'payments', 'refunds', 'incoming', 'open_transfers'] as const;
export type MonthSectionName = (typeof MONTH_SECTIONS)[number];

/** A section as CSV with semicolons and a byte order mark, as spreadsheets in Croatia read it. Texts of shoppers cannot become formulas. */
export const toCsv = ({ columns, rows }: MonthSection): string =>
	`\ufeff${Papa.unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { delimiter: ';', newline: '\r\n', escapeFormulae: /^[=+\-@\t\r](?!\d+\.\d\d$)/ })}\r\n`;

/** All sections as XML. */
export function toXml(month: string, sections: readonly MonthSection[]): string {
	const body = sections.map(
		({ name, columns, rows }) =>
			`\t<${name}>\n${rows.map((row) => `\t\t<row>${columns.map((column, index) => `<${column}>${escapeXml(row[index] ?? '')}</${column}>`).join('')}</row>\n`).join('')}\t</${name}>`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<accounts month="${month}">\n${body.join('\n')}\n</accounts>\n`;
}
