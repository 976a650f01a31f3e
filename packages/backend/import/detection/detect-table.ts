import Papa from 'papaparse';

/** How a table is written. */
export interface TableShape {
	readonly delimiter: string;
	/** Records above the header: a title, or `sep=;` of a spreadsheet. */
	readonly skip: number;
	/** Names of the columns. */
	readonly header: readonly string[];
}

/** In order of preference: a comma is also a decimal sign. */
const DELIMITERS = ['\t', ';', '|', ','];
const START = 100_000;
const MOST_RECORDS = 20;

/** Detects delimiter and header of a table from its beginning; `delimiter` is that of the merchant. */
export function detectTable(text: string, delimiter?: string): TableShape {
	const start = text.slice(0, START);
	const named = /^"?sep=(\t|[;,|])"?[ ;,]*(?:\n|$)/i.exec(start);
	if (named) {
		const found = delimiter ?? named[1] ?? ';';
		const table = toShape(found, toRecords(start.slice(named[0].length), found));
		return { ...table, skip: table.skip + 1 };
	}
	const tables = (delimiter === undefined ? DELIMITERS : [delimiter]).map((each) => ({ delimiter: each, records: toRecords(start, each) }));
	const [best] = tables.toSorted((a, b) => byShare(a.records, b.records));
	return toShape(best?.delimiter ?? ',', best?.records ?? []);
}

/** The delimiter that splits the most records into equally many fields; of equal ones, into more fields. */
function byShare(a: readonly string[][], b: readonly string[][]): number {
	const [first, second] = [usualLength(a), usualLength(b)];
	// One field is none.
	const isSplit = Number(second.fields > 1) - Number(first.fields > 1);
	return isSplit || second.share - first.share || second.fields - first.fields;
}

/** The most frequent number of fields, and the share of the records that have it. */
function usualLength(records: readonly string[][]): { fields: number; share: number } {
	const counts = new Map<number, number>();
	for (const record of records) counts.set(record.length, (counts.get(record.length) ?? 0) + 1);
	const [fields, count] = [...counts].reduce((most, next) => (next[1] > most[1] || (next[1] === most[1] && next[0] > most[0]) ? next : most), [0, 0]);
	return { fields, share: records.length === 0 ? 0 : count / records.length };
}

/** The header is the first record with more than half of the usual number of fields; above it are titles. */
function toShape(delimiter: string, records: readonly string[][]): TableShape {
	const usual = usualLength(records.map(withoutEmptyEnd)).fields;
	const found = records.findIndex((record) => record.filter(Boolean).length > usual / 2);
	const skip = Math.max(0, found);
	return { delimiter, skip, header: records[skip] ?? [] };
}

function withoutEmptyEnd(record: readonly string[]): string[] {
	const end = record.findLastIndex((field) => field !== '');
	return record.slice(0, end + 1);
}

const toRecords = (text: string, delimiter: string): string[][] =>
	Papa.parse<string[]>(text, { delimiter, preview: MOST_RECORDS, skipEmptyLines: true }).data.map((record) => record.map((field) => field.trim()));
