import type { ProductField } from '@titraj/contract/shop/define-product-field.ts';
import type { RawRow } from '../readers/raw-row.ts';
import { decodeEntities } from '../values/decode-entities.ts';
import { cleanText, cutText } from '../values/plain-text.ts';
import { findCategoryLevels } from './category-levels.ts';
import { splitUnit, toShownName, vatOfColumn } from './column-hints.ts';
import { COLUMN_NAMES, columnsOf } from './column-names.ts';
import { FIELDS, type FieldName, TRANSLATED_FIELDS } from './fields.ts';
import { fitsField } from './fits-field.ts';
import { foldHeader } from './fold-header.ts';
import { guessColumns } from './guess-columns.ts';
import { inspectColumns, type SeenColumns } from './inspect-columns.ts';
import { ATTRIBUTES, toCategoryText } from './map-row.ts';
import type { MappingFile } from './mapping-file.ts';
import { languageOf, namesOf } from './nested-names.ts';
import { findSkuColumn, isIdColumn } from './sku-column.ts';
import { whyUnshown } from './unshown-columns.ts';
import { withoutSuffix } from './without-suffix.ts';

const MOST_CATEGORIES = 200;
const LONGEST_NAME = 100;

/**
 * Drafts a mapping for a feed of unknown format, from its header and first rows: fields by their usual column names, other columns as attributes or, if
 * shoppers must not read them there, as not used, with the reason; categories unchanged.
 */
export const draftMapping = async (rows: AsyncIterable<RawRow>, declared: readonly ProductField[] = []): Promise<MappingFile> =>
	toDraft(await inspectColumns(rows), declared);

export function toDraft(seen: SeenColumns, declared: readonly ProductField[]): MappingFile {
	const header = [...seen.columns.keys()].filter((name) => name !== '' && name !== ATTRIBUTES);
	const levels = findCategoryLevels(header, seen);
	const [category, ...below] = levels;
	const named: MappingFile['columns'] = {
		...toColumns(
			header.filter((name) => !levels.includes(name)),
			seen,
		),
		...(category !== undefined && { category }),
	};
	const free = header.filter((name) => !Object.values(named).flat().includes(name) && !below.includes(name));
	const columns = { ...named, ...guessColumns(free, new Set(FIELDS.filter((field) => named[field] !== undefined)), seen) };
	const translations = toTranslations(header, columns);
	const taken = new Set([...Object.values(columns).flat(), ...below]);
	const fields = toDeclaredColumns(
		header.filter((name) => !taken.has(name)),
		declared,
	);
	const translated = new Set(Object.values(translations).flatMap((texts) => Object.values(texts ?? {})));
	const left = header.filter((name) => !taken.has(name) && !translated.has(name) && !Object.values(fields).includes(name));
	const unused = new Map(
		left.flatMap((name): [string, string][] => {
			const reason = whyUnused(name, seen);
			return reason === null ? [] : [[name, reason]];
		}),
	);
	const draft = { columns, ...(below.length > 0 && { category_levels: below }) };
	return {
		...draft,
		...(Object.keys(fields).length > 0 && { fields }),
		...(Object.keys(translations).length > 0 && { translations }),
		attributes: Object.fromEntries(left.filter((name) => !unused.has(name)).map((name) => [name, toAttribute(name)])),
		...(unused.size > 0 && { not_used: Object.fromEntries(unused) }),
		categories: toCategories(seen.sample.map((row) => cleanText(decodeEntities(toCategoryText(row, draft))))),
	};
}

function whyUnused(column: string, { columns, sample }: SeenColumns): string | null {
	const seen = columns.get(column);
	if (seen?.hasRecords) return 'a list of records, for which a product has no place';
	if (toAttribute(column).name === '') return 'the column has no name';
	return whyUnshown(column) ?? (seen?.values.size === 0 ? `empty in the first ${sample.length} rows` : null);
}

/** Assigns columns to fields; each column only to the first field that matches by name and values. Pictures take `Slika 1`, `Slika 2` and so on. */
function toColumns(header: readonly string[], seen: SeenColumns): MappingFile['columns'] {
	const columns: Partial<Record<FieldName, string | string[]>> = {};
	const free = new Map(header.filter((name) => languageOf(name) === null).map((name) => [name, namesOf(name)]));
	for (const field of FIELDS) {
		const names = COLUMN_NAMES[field] ?? [];
		const found = names.flatMap((wanted) =>
			[...free].filter(([, known]) => known.some((folded) => (field === 'images' ? withoutNumber(folded) : withoutSuffix(folded)) === wanted)),
		);
		const usable = [...new Set(found.map(([name]) => name))].filter((name) => fitsField(field, seen.columns.get(name)?.values ?? new Set()));
		const fitting = usable.toSorted((a, b) => rankOf(field, a, seen) - rankOf(field, b, seen));
		const best =
			field === 'sku' && (fitting[0] === undefined || isIdColumn(fitting[0])) ? [findSkuColumn([...free.keys()]) ?? fitting[0] ?? []].flat() : fitting;
		const taken = best.slice(0, field === 'images' ? 50 : 1);
		for (const name of taken) free.delete(name);
		const [first] = taken;
		if (first !== undefined) columns[field] = taken.length === 1 ? first : taken;
	}
	return columns;
}

/** Columns of a text in other languages: `name.en` beside `name.hr`. */
function toTranslations(header: readonly string[], columns: MappingFile['columns']): NonNullable<MappingFile['translations']> {
	const found: Record<string, Record<string, string>> = {};
	for (const field of TRANSLATED_FIELDS) {
		const own = [columns[field] ?? []].flat()[0];
		const base = own?.endsWith('.hr') ? own.slice(0, -2) : undefined;
		for (const name of base === undefined ? [] : header.filter((other) => other.startsWith(base ?? '') && other !== own)) {
			const language = languageOf(name);
			if (language !== null) found[language] = { ...found[language], [field]: name };
		}
	}
	return found;
}

/** Assigns the remaining columns to declared fields. */
function toDeclaredColumns(header: readonly string[], declared: readonly ProductField[]): Record<string, string> {
	const free = new Map(header.map((name) => [foldHeader(name), name]));
	return Object.fromEntries(
		declared.flatMap((field) => {
			const found = columnsOf(field).find((name) => free.has(name));
			const column = found && free.get(found);
			if (found === undefined || column === undefined) return [];
			free.delete(found);
			return [[field.name, column]];
		}),
	);
}

/** `bild 1 pfad url` as `bild`. */
const withoutNumber = (folded: string): string => (/\d/.test(folded) ? folded.slice(0, folded.search(/\d/)).trim() : folded);

/** Of several columns for one field: prices that shoppers pay before those without VAT, names of categories before their numbers. */
function rankOf(field: FieldName, column: string, { columns }: SeenColumns): number {
	if (field === 'category') return Number([...(columns.get(column)?.values ?? [])].some((text) => /^\d+$/.test(text)));
	if (field !== 'price' && field !== 'sale_price') return 0;
	const isIncluded = vatOfColumn(column);
	return isIncluded === null ? 1 : Number(!isIncluded) * 2;
}

function toAttribute(column: string) {
	const { name, unit } = splitUnit(column);
	return { name: cutText(column.includes('.') ? toShownName(name) : name, LONGEST_NAME), ...(unit !== null && { unit }) };
}

const toCategories = (categories: readonly string[]): Record<string, string> =>
	Object.fromEntries(
		[...new Set(categories)]
			.filter(Boolean)
			.toSorted()
			.slice(0, MOST_CATEGORIES)
			.map((category) => [category, category]),
	);
