import Papa from 'papaparse';
import { decodeText } from './text-encoding.ts';

/** What tells a complete table from one that was cut off. */
export interface TableShape {
	readonly rows: number;
	/** The last line has no line end. */
	readonly isOpen: boolean;
	/** The last row has fewer columns than the one before it, or ends within quotes. */
	readonly isShort: boolean;
}

/** Rows of the last file below which a shorter one means nothing. */
const FEW = 20;

/** The shape of a file with products; null for one that is no table of several lines, whose reader notices its end. */
export function measureTable(name: string, bytes: Buffer): TableShape | null {
	if (!/\.(csv|tsv|tab|txt)$/i.test(name)) return null;
	const text = decodeText(bytes);
	let [rows, isQuoted, last, previous] = [0, false, 0, 0];
	Papa.parse<string[]>(text, {
		skipEmptyLines: true,
		step({ data, errors }) {
			rows += 1;
			[previous, last] = [last, data.length];
			isQuoted = errors.some(({ type }) => type === 'Quotes');
		},
	});
	return rows < 2 ? null : { rows, isOpen: !/[\r\n]\s*$/.test(text), isShort: isQuoted || last < previous };
}

/**
 * Why a file seems to be cut off; null if it does not. `before` is the shape of the last file of its kind that was imported: an ERP that never ends the last line, or
 * always writes a short line of totals, is asked about once.
 */
export function findDoubt(shape: TableShape, before: TableShape | null, { marked, varies }: { marked: boolean; varies: boolean }): string | null {
	if (shape.isShort && !before?.isShort && !marked) return 'the last line has fewer columns than the others: the file seems to be cut off';
	if (shape.isOpen && !before?.isOpen && !marked) return 'the last line has no line end: the file seems to be cut off';
	if (before !== null && !varies && before.rows >= FEW && shape.rows * 2 < before.rows)
		return `it has ${shape.rows} rows, and the last one of its kind had ${before.rows}`;
	return null;
}
