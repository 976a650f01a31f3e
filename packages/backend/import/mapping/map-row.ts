import type { RawFields } from '../readers/raw-row.ts';
import type { RowChange } from '../report/row-change.ts';
import { cleanText, cutText, toText } from '../values/plain-text.ts';
import { withoutMarkup } from './change-texts.ts';
import { splitUnit, toShownName } from './column-hints.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { flattenValue } from './flatten-value.ts';
import type { MappingFile } from './mapping-file.ts';
import { addressOf, leavesOf, measureOf, toNamedValues, valueAt } from './nested-values.ts';
import type { SourceAttribute, SourceFields } from './source-fields.ts';
import { whyUnshown } from './unshown-columns.ts';

/** Fields in which the readers of known formats put data that has no single column. */
export const ATTRIBUTES = 'attributes';
export const OPTIONS = 'variant options';
/** What the code of a row was made from, if its program has none. */
export const CODE_SOURCE = 'code made from';

const LONGEST_NAME = 100;

/** Maps the fields of a row. `changes` gets what is changed. Texts are without entities and tags of HTML, which many programs write into plain texts. */
export function mapRow(fields: RawFields, mapping: MappingFile, changes?: RowChange[]): SourceFields {
	const texts: Partial<Record<FieldName, string>> = { ...mapping.defaults };
	const columns: Partial<Record<FieldName, string>> = {};
	for (const field of FIELDS) {
		const found = toColumns(mapping, field).find((column) => toTexts(valueAt(fields, column)).length > 0);
		if (found === undefined) continue;
		columns[field] = found;
		const values = toTexts(valueAt(fields, found));
		texts[field] = field === 'mpn' ? toPartNumber(values) : (values[0] ?? '');
	}
	const category = toCategoryText(fields, mapping) || texts.category;
	if (category !== undefined) texts.category = category;
	const source: SourceFields = {
		texts,
		columns,
		fields: toFirstTexts(fields, mapping.fields ?? {}),
		images: toColumns(mapping, 'images').flatMap((column) => toTexts(valueAt(fields, column))),
		documents: Object.entries(mapping.documents ?? {}).map(([column, document]) => ({ ...document, column, texts: toTexts(valueAt(fields, column)) })),
		locations: Object.entries(mapping.stock_locations ?? {}).flatMap(([column, location]) =>
			toTexts(valueAt(fields, column))
				.slice(0, 1)
				.map((text) => ({ column, location, text: text.trim() })),
		),
		translations: toTranslatedTexts(fields, mapping),
		attributes: toAttributes(fields, mapping, cleanText(texts.category)),
		options: toOptions(fields[OPTIONS]),
	};
	return withoutMarkup(source, changes);
}

/** The category of a row with its lower levels: `Alati > Bušilice`; empty without one. */
export function toCategoryText(
	fields: RawFields,
	{ columns, category_levels = [], category_separator = '>' }: Pick<MappingFile, 'columns' | 'category_levels' | 'category_separator'>,
): string {
	const top =
		[columns.category ?? []]
			.flat()
			.flatMap((column) => toTexts(valueAt(fields, column)))
			.find((text) => text.trim() !== '') ?? '';
	const levels = [top, ...category_levels.map((column) => toTexts(valueAt(fields, column))[0] ?? '')].filter((text) => text.trim() !== '');
	// Some programs repeat the upper level where there is no lower one.
	return levels.filter((text, place) => place === 0 || text !== levels[place - 1]).join(` ${category_separator} `);
}

/** Texts by language; if a field has several columns, the first text that is not empty. */
const toTranslatedTexts = (fields: RawFields, { translations = {} }: MappingFile): SourceFields['translations'] =>
	Object.fromEntries(Object.entries(translations).map(([language, columns = {}]) => [language, toFirstTexts(fields, columns)]));

const toFirstTexts = (fields: RawFields, columns: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(columns).flatMap(([field, names = []]) => {
			const [text] = [names].flat().flatMap((name) => toTexts(valueAt(fields, name)));
			return text === undefined ? [] : [[field, text]];
		}),
	);

const toColumns = ({ columns }: MappingFile, field: FieldName): readonly string[] => [columns[field] ?? []].flat();

/** Non-empty texts of a value or of each entry of a list; the address of an entry with one. */
const toTexts = (value: unknown): string[] =>
	[value].flat().flatMap((one) => {
		const text = addressOf(one) ?? measureOf(one) ?? toText(one);
		return text.trim() === '' ? [] : [text];
	});

const LONGEST_PART_NUMBER = 70;

/** Some feeds have entries in which several numbers are run together, often followed by the correct one. */
const toPartNumber = (numbers: readonly string[]): string => numbers.find((number) => cleanText(number).length <= LONGEST_PART_NUMBER) ?? numbers[0] ?? '';

function toAttributes(fields: RawFields, mapping: MappingFile, category: string): SourceAttribute[] {
	const known = Object.entries(mapping.attributes ?? {});
	const order = new Map(known.map(([key], place) => [key, place]));
	const placeOf = (key: string) => order.get(`${category}.${key}`) ?? order.get(key) ?? known.length;
	return toPairs(fields, mapping)
		.flatMap(({ key, value, ...own }): SourceAttribute[] => {
			const rule = mapping.attributes?.[`${category}.${key}`] ?? mapping.attributes?.[key];
			const isLeftOut = rule === null || (rule === undefined && mapping.attributes?.[key] === null);
			const plain = translate(value, mapping);
			if (isLeftOut || plain === null) return [];
			const { name, unit } = splitUnit(key);
			return [
				{
					key,
					value: plain,
					name: cutText(cleanText(rule?.name ?? own.name ?? toShownName(name)), LONGEST_NAME),
					unit: rule?.unit ?? own.unit ?? unit ?? undefined,
					group: rule?.group ?? own.group,
					highlight: rule?.highlight,
				},
			];
		})
		.toSorted((a, b) => placeOf(a.key) - placeOf(b.key));
}

interface Pair {
	key: string;
	value: unknown;
	name?: string | undefined;
	unit?: string | undefined;
	group?: string | undefined;
}

/**
 * Attributes of a row: columns that the mapping defines as attributes or that `other_attributes` includes, and the entries of a field
 * `attributes`.
 */
function toPairs(fields: RawFields, mapping: MappingFile): Pair[] {
	const used = usedColumns(mapping);
	const isOther = (column: string) => mapping.other_attributes === true && whyUnshown(column) === null;
	const isAttribute = (column: string) => mapping.attributes?.[column] !== undefined || isOther(column);
	const columns = Object.entries(fields).filter(
		([column]) => column !== ATTRIBUTES && column !== OPTIONS && column !== CODE_SOURCE && !used.has(column) && isAttribute(column),
	);
	return [
		...[...columns, ...toNested(fields, mapping)].flatMap(([key, value]) => toNamedValues([value].flat())?.map(toPair) ?? [{ key, value }]),
		...(used.has(ATTRIBUTES) ? [] : toListed(fields[ATTRIBUTES])),
	];
}

/** Parts of nested objects that the mapping names as attributes: `dimensions.width`. */
function toNested(fields: RawFields, { attributes = {} }: MappingFile): [string, unknown][] {
	const objects = new Set(Object.keys(fields).filter((name) => name !== ATTRIBUTES && isRecord(fields[name])));
	if (objects.size === 0) return [];
	return Object.keys(attributes).flatMap((path): [string, unknown][] => {
		const value = objects.has(path.split('.')[0] ?? '') && !Object.hasOwn(fields, path) ? valueAt(fields, path) : undefined;
		return value === undefined ? [] : [[path, value]];
	});
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const toPair = ({ name, ...entry }: NonNullable<ReturnType<typeof toNamedValues>>[number]): Pair => ({ key: name, ...entry });

/** Columns that are used for something other than attributes. */
export function usedColumns({
	columns,
	category_levels = [],
	fields = {},
	documents = {},
	stock_locations = {},
	translations = {},
	not_used = {},
}: MappingFile): ReadonlySet<string> {
	const translated = Object.values(translations).flatMap((texts) => Object.values(texts ?? {}).flat());
	return new Set(
		[
			...Object.values(columns).flat(),
			...category_levels,
			...Object.values(fields).flat(),
			...Object.keys(documents),
			...Object.keys(stock_locations),
			...Object.keys(not_used),
			...translated,
		].filter((name) => name !== undefined),
	);
}

function toListed(value: unknown): Pair[] {
	if (typeof value !== 'object' || value === null) return [];
	if (!Array.isArray(value)) return leavesOf({ ...value }).flatMap(([key, one]) => toNamedValues(one)?.map(toPair) ?? [{ key, value: one }]);
	return value.flatMap((entry: unknown): Pair[] => toNamedValues([entry])?.map(toPair) ?? []);
}

/** Translates a value by the mapping's `words`; null if it counts as empty. */
function translate(value: unknown, { words = {}, empty_values = [] }: MappingFile): unknown {
	const isEmpty = (text: string) => text === '' || empty_values.some((empty) => empty.toLowerCase() === text.toLowerCase());
	const inWords = (text: string) => (Object.hasOwn(words, text.toLowerCase()) ? (words[text.toLowerCase()] ?? text) : text);
	if (typeof value === 'boolean') return value;
	if (typeof value === 'number') return isEmpty(String(value)) ? null : value;
	const text = flattenValue(value, (part) => inWords(cleanText(part)));
	return isEmpty(text) ? null : text;
}

function toOptions(value: unknown): { name: string; value: string }[] {
	if (!Array.isArray(value)) return [];
	return value.flatMap((option: unknown) => {
		if (typeof option !== 'object' || option === null || !('name' in option) || !('value' in option)) return [];
		const [name, text] = [cleanText(option.name), cleanText(option.value)];
		return name === '' || text === '' ? [] : [{ name, value: text }];
	});
}
