import { type ColumnNames, toEnglishColumns } from './english-columns.ts';
import type { ProgramFormat } from './program-format.ts';

export type { ColumnNames } from './english-columns.ts';

const UNIT = /\(\s*(\S{1,6})\s*\)\s*$/u;
type Order = NonNullable<ProgramFormat['order']>;

/**
 * The format's name of each column of a header, or null if the file is not of this program. A program that names its columns in the language of the shop
 * is known by their words or, in a language without words here, by the shape of a complete export.
 */
export function findColumns(header: readonly string[], program: ProgramFormat): ColumnNames | null {
	const { order, languages_of_columns: languages = [], needs_translated: needsTranslated = [] } = program;
	const own = toEnglishColumns(header, [program.columns]);
	if (hasNeeded(own, program)) return own;
	const byPlace = order === undefined ? null : findByPlace(header, order, program);
	const translated = toEnglishColumns(header, languages);
	if (byPlace !== null) return withOthers(byPlace, translated);
	const names = new Set(translated.values());
	// In other words it could be any table with type, code, name and price.
	return hasNeeded(translated, program) && needsTranslated.every((name) => names.has(name)) ? translated : null;
}

function hasNeeded(columns: ColumnNames, { needs, any = [] }: ProgramFormat): boolean {
	const names = new Set(columns.values());
	return needs.every((name) => names.has(name)) && any.every((group) => group.some((name) => names.has(name)));
}

/** Columns after the fixed ones, such as the brands, are known by their words alone. */
function withOthers(byPlace: ColumnNames, byWords: ColumnNames): ColumnNames {
	const taken = new Set(byPlace.values());
	return new Map([...byPlace, ...[...byWords].filter(([name, english]) => !byPlace.has(name) && !taken.has(english))]);
}

/** A complete export has measures with their units at fixed places, which no other file has. */
function findByPlace(header: readonly string[], { columns, with_units: measured, optional = {} }: Order, { numbered }: ProgramFormat): ColumnNames | null {
	const order = columns.filter((name, place) => optional[name] === undefined || includesAny(header[place] ?? '', optional[name]));
	const withUnits = header.flatMap((name, place) => (UNIT.test(name) ? [place] : [])).filter((place) => place < order.length);
	const places = measured.map((name) => order.indexOf(name));
	if (header[0] !== order[0] || header.length < order.length || withUnits.join() !== places.join()) return null;
	return new Map(header.flatMap((name, place) => toNameByPlace(name, order[place]) ?? toNumbered(name, header.slice(order.length), numbered)));
}

const includesAny = (text: string, words: readonly string[]): boolean => words.some((word) => text.toLowerCase().includes(word));

function toNameByPlace(name: string, english: string | undefined): [string, string][] | undefined {
	if (english === undefined) return undefined;
	const unit = UNIT.exec(name)?.[1];
	return [[name, unit === undefined ? english : `${english} (${unit})`]];
}

/** After the fixed columns, the first column with a number names the attribute of that number, the second has its values. */
function toNumbered(name: string, header: readonly string[], rule: ProgramFormat['numbered']): [string, string][] {
	const number = /\d+/.exec(name)?.[0];
	if (rule === undefined || number === undefined || /^meta\b/i.test(name)) return [];
	const same = header.filter((other) => /\d+/.exec(other)?.[0] === number && !/^meta\b/i.test(other));
	const english = [rule.name, rule.value][same.indexOf(name)];
	return english === undefined ? [] : [[name, english.replace('1', number)]];
}
