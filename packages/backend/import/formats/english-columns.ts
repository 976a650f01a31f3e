import { splitUnit } from '../mapping/column-hints.ts';
import { foldHeader } from '../mapping/fold-header.ts';

/** Names of a program's columns in one language, or of an earlier version, by the name that the reader uses. */
export type ColumnWords = Readonly<Record<string, readonly string[]>>;

/** The reader's name of each column of a header, by the name in the file. */
export type ColumnNames = ReadonlyMap<string, string>;

/**
 * Translates a header with the words that know most of its columns. A number in a name is any number (`Atribut 2 ime` by `Atribut 1 ime`), and
 * a unit in brackets is kept (`Težina (kg)` becomes `Weight (kg)`).
 */
export function toEnglishColumns(header: readonly string[], languages: readonly ColumnWords[]): ColumnNames {
	let most: ColumnNames = new Map();
	for (const words of languages) {
		const names = translate(header, words);
		if (names.size > most.size) most = names;
	}
	return most;
}

function translate(header: readonly string[], words: ColumnWords): ColumnNames {
	const known = new Map(Object.entries(words).flatMap(([english, names]) => names.map((name) => [foldName(name), english])));
	const found = new Map<string, string>();
	const taken = new Set<string>();
	for (const name of header) {
		const english = known.get(foldName(name)) ?? withUnit(known, name);
		const number = /\d+/.exec(name)?.[0];
		const full = number === undefined ? english : english?.replace('1', number);
		if (full === undefined || taken.has(full)) continue;
		taken.add(full);
		found.set(name, full);
	}
	return found;
}

function withUnit(known: ReadonlyMap<string, string>, column: string): string | undefined {
	const { name, unit } = splitUnit(column);
	const english = unit === null ? undefined : known.get(foldName(name));
	return english && `${english} (${unit})`;
}

/** `Naziv atributa #`, whatever the number. */
const foldName = (name: string): string => foldHeader(name).replace(/\d+/, '#');
