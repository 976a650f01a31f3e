import type { RawFields, RawRow } from '../readers/raw-row.ts';
import { toText } from '../values/plain-text.ts';
import { type ColumnNames, type ColumnWords, toEnglishColumns } from './english-columns.ts';

/** Rows with the names that the format uses; other columns keep theirs. */
export async function* renameColumns(rows: AsyncIterable<RawRow>, nameOf: (name: string) => string | undefined): AsyncGenerator<RawRow> {
	for await (const row of rows) yield row.ok ? { ...row, fields: rename(row.fields, nameOf) } : row;
}

/** Of two columns with one name the first that is not empty is used. */
function rename(fields: RawFields, nameOf: (name: string) => string | undefined): RawFields {
	const renamed: Record<string, unknown> = {};
	for (const [name, value] of Object.entries(fields)) {
		const own = nameOf(name) ?? name;
		const isTaken = Object.hasOwn(renamed, own) && !isEmpty(renamed[own]);
		Object.defineProperty(renamed, isTaken ? name : own, { value, enumerable: true, configurable: true, writable: true });
	}
	return renamed;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || (typeof value !== 'object' && toText(value).trim() === '');

export const byHeader =
	(columns: ColumnNames) =>
	(name: string): string | undefined =>
		columns.get(name);

/** Names by the words of a format: elements of an XML file may be missing in its beginning. */
export function byWords(words: ColumnWords): (name: string) => string | undefined {
	const known = new Map<string, string | undefined>();
	return (name) => {
		if (!known.has(name)) known.set(name, toEnglishColumns([name], [words]).get(name));
		return known.get(name);
	};
}
