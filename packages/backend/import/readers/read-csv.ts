import Papa from 'papaparse';
import { FeedError } from '../source/feed-error.ts';
import { readQuotedRecords } from './quoted-records.ts';
import type { RawFields, RawRow } from './raw-row.ts';

const MOST_COLUMNS = 2000;

/**
 * Rows of a CSV or TSV file, by the names in its header, which comes after `skip` records. Throws a `FeedError` if that record is not a
 * header.
 */
export async function* readCsv(
	chunks: AsyncIterable<string>,
	{ delimiter, skip = 0 }: { readonly delimiter: string; readonly skip?: number },
): AsyncGenerator<RawRow> {
	let header: string[] | undefined;
	let above = 0;
	for await (const record of readQuotedRecords(chunks, delimiter)) {
		if (above < skip) {
			above += 1;
			continue;
		}
		if (header === undefined) {
			header = toHeader(record, delimiter);
			continue;
		}
		if ('reason' in record) yield { ok: false, line: record.line, reason: record.reason };
		else yield toRow(record.line, parseRecord(record.text, delimiter), header);
	}
	if (header === undefined) throw new FeedError('The file is empty: it has no header row.');
}

function toRow(line: number, values: string[], header: string[]): RawRow {
	const extra = values.length - header.length;
	// Many programs end each row with a delimiter.
	if (extra > 0 && values.slice(header.length).some((value) => value !== '')) {
		return { ok: false, line, reason: `${values.length} fields where the header has ${header.length}: a delimiter in a text needs quotes around it` };
	}
	if (values.length === 1 && header.length > 1) return { ok: false, line, reason: `1 field where the header has ${header.length}: the row is cut off` };
	const fields: RawFields = Object.fromEntries(header.flatMap((name, place) => (name === '' ? [] : [[name, values[place] ?? '']])));
	return { ok: true, line, fields };
}

/** Trims the names; repeated names are numbered, as in `Slika 2`. */
function toHeader(record: { line: number; text: string } | { line: number; reason: string }, delimiter: string): string[] {
	if ('reason' in record) throw new FeedError(`The header in line ${record.line} cannot be read: ${record.reason}.`);
	const values = parseRecord(record.text, delimiter);
	if (values.length > MOST_COLUMNS) throw new FeedError(`The header has ${values.length} columns, more than ${MOST_COLUMNS}.`);
	const seen = new Map<string, number>();
	return values.map((value) => {
		const name = value.trim();
		const count = (seen.get(name) ?? 0) + 1;
		seen.set(name, count);
		return name !== '' && count > 1 ? `${name} ${count}` : name;
	});
}

const parseRecord = (text: string, delimiter: string): string[] => Papa.parse<string[]>(text, { delimiter, newline: '\n' }).data[0] ?? [];
