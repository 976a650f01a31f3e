import type { RawFields, RawRow } from '../readers/raw-row.ts';
import { toText } from '../values/plain-text.ts';
import type { ProgramFormat } from './program-format.ts';
import { withLanguages } from './program-languages.ts';

export const textOf = (fields: RawFields, column: string): string => toText(fields[column]).trim();

/** Whether a cell has one of the values, in lower case, as its text or one of its comma-separated words; or none of `not`. */
export function isIn(fields: RawFields, column: string, values?: readonly string[], not?: readonly string[]): boolean {
	const text = textOf(fields, column).toLowerCase();
	const words = [text, ...text.split(',').map((word) => word.trim())];
	return words.some((word) => values?.includes(word)) || (not !== undefined && !not.includes(text));
}

/** Rows as the program means each cell by itself: texts of one language, its escapes undone, without the values that mean nothing. */
export async function* readCells(rows: AsyncIterable<RawRow>, program: ProgramFormat): AsyncGenerator<RawRow> {
	for await (const row of rows) yield row.ok ? { ...row, fields: toMoved(toCells(withLanguages(row.fields, program), program), program) } : row;
}

function toCells(fields: RawFields, program: ProgramFormat): RawFields {
	const { nothing = {}, escaped, utc = [], numbered } = program;
	const change = (columns: readonly string[], to: (text: string) => string) =>
		columns.flatMap((column) => (typeof fields[column] === 'string' ? [[column, to(fields[column])] as const] : []));
	const empty = Object.entries(nothing).flatMap(([column, values]) => columnsLike(fields, column).filter((name) => isIn(fields, name, values)));
	return {
		...fields,
		...Object.fromEntries([
			...change(escaped?.lines ?? [], withLineEnds),
			...change(escaped?.texts ?? [], withCommas),
			...(escaped && numbered ? change(columnsLike(fields, numbered.value), withCommas) : []),
			...change(utc, (text) => text.split('/').map(inUtc).join('/')),
			...empty.map((column) => [column, ''] as const),
		]),
	};
}

function toMoved(fields: RawFields, { moved = [] }: ProgramFormat): RawFields {
	const meant = moved.filter(({ column, if: { column: of, values } }) => textOf(fields, column) !== '' && isIn(fields, of, values));
	if (meant.length === 0) return fields;
	return { ...fields, ...Object.fromEntries(meant.flatMap(({ column, to }) => Object.entries({ [column]: '', [to]: fields[column] }))) };
}

/** Columns of a row with the name of a column or, if it has a number, with any number: `Option2 Value` for `Option1 Value`. */
export function columnsLike(fields: RawFields, column: string): string[] {
	if (!column.includes('1')) return Object.hasOwn(fields, column) ? [column] : [];
	const [before = '', after = ''] = column.split('1');
	return Object.keys(fields).filter(
		(name) => name.startsWith(before) && name.endsWith(after) && /^\d+$/.test(name.slice(before.length, name.length - after.length)),
	);
}

const withCommas = (text: string): string => text.replaceAll('\\,', ',');

/** Line ends are written as `\n`, and those two signs as `\\n`. */
const withLineEnds = (text: string): string => text.replaceAll(/\\\\n|\\n/g, (written) => (written.length === 2 ? '\n' : '\\n'));

const inUtc = (moment: string): string => (/^\s*\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?\s*$/.test(moment) ? `${moment.trim()}Z` : moment);
