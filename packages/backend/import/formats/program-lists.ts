import type { RawFields } from '../readers/raw-row.ts';
import { toText } from '../values/plain-text.ts';
import { columnsLike, textOf } from './program-cells.ts';
import type { ProgramFormat } from './program-format.ts';

/** Values of several columns as one list. */
export const toGathered = (fields: RawFields, { gathered = {} }: ProgramFormat): RawFields =>
	Object.fromEntries(
		Object.entries(gathered).map(([to, columns]) => [
			to,
			columns
				.flatMap((column) => columnsLike(fields, column))
				.map((column) => textOf(fields, column))
				.filter(Boolean),
		]),
	);

/** Lists of pictures as lists. A comma may be part of an address, and one after `\` is part of an entry. */
export const toLists = (fields: RawFields, { lists = {}, folders = {}, escaped }: ProgramFormat): RawFields =>
	Object.fromEntries(
		Object.entries(lists).map(([column, sign]) => [
			column,
			[fields[column]]
				.flat()
				.flatMap((value) => splitList(toText(value), sign))
				.map((path) => (escaped === undefined ? path : path.replaceAll(`\\${sign}`, sign)))
				// A path from the root of the program's folder of pictures.
				.map((path) => path.replace(/^\/(?!\/)/, ''))
				.map((path) => (folders[column] === undefined || /^(https?:)?\/\//i.test(path) ? path : `${folders[column]}${path}`)),
		]),
	);

function splitList(text: string, sign: string): string[] {
	const parts = /^\s*https?:/.test(text) && sign === ',' ? text.split(/,(?=\s*https?:)/) : splitUnescaped(text, sign);
	return parts.map((entry) => entry.trim()).filter(Boolean);
}

function splitUnescaped(text: string, sign: string): string[] {
	const parts: string[] = [];
	for (const part of text.split(sign)) {
		const last = parts.at(-1);
		if (last?.endsWith('\\')) parts[parts.length - 1] = `${last.slice(0, -1)}${sign}${part}`;
		else parts.push(part);
	}
	return parts;
}

/** The deepest of several categories; the first of equally deep ones. */
export function toCategory(fields: RawFields, { category }: ProgramFormat): RawFields {
	if (category === undefined) return {};
	const { column, to = 'category', entry, part, or, roots } = category;
	const text = [fields[column]].flat().map(toText).join(entry);
	const sign = or !== undefined && !text.includes(part) ? or : part;
	const entries = splitUnescaped(text, entry);
	// Names may have HTML, whose tags the mapping removes before it splits a path.
	if (sign === '>' && roots.length === 0) return { [to]: entries.toSorted((a, b) => b.split(sign).length - a.split(sign).length)[0]?.trim() ?? '' };
	const paths = entries.map((path) => splitUnescaped(path, sign).map((name) => name.trim()));
	const known = paths.map((names) => withoutRoots(names.filter(Boolean), roots));
	const [deepest = []] = known.toSorted((a, b) => b.length - a.length);
	return { [to]: deepest.join(' > ') };
}

function withoutRoots(names: readonly string[], roots: readonly string[]): readonly string[] {
	const first = names.findIndex((name) => !roots.includes(name));
	return first === -1 ? [] : names.slice(first);
}
