import { toFieldText, toReasonText } from '../../texts/api-words.ts';
import { t, tOf } from '../../texts/text.ts';
import { withoutFormula } from '../../ui/to-csv.ts';

/** A comma and the cell behind it. */
const CELL = /,(?:"((?:[^"]|"")*)"|([^,]*))/g;

/**
 * The report of the API, a CSV of file, line, sku, field, outcome and reason, in the language of the person. Its cells hold no line ends, and none is a
 * formula; a reason that is said in another order can begin with a value of the feed.
 */
export function toReportFile(csv: string): string {
	const [head = '', ...lines] = csv.trimEnd().split('\n');
	const names = toCells(head.replace('\uFEFF', '')).map((name) => tOf('imports.column', name));
	const rows = lines.map(toCells).map(([file = '', line = '', sku = '', field = '', outcome = '', reason = '']) => {
		return [file, line, sku, toFieldText(field), tOf('imports.outcome', outcome), withoutFormula(toReasonText(reason))];
	});
	return `\uFEFF${[names, ...rows].map((cells) => cells.map(toCell).join(',')).join('\n')}\n`;
}

export const reportName = (): string => `${t('imports.report-name')}.csv`;

const toCells = (line: string): string[] => [...`,${line}`.matchAll(CELL)].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain);

const toCell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
