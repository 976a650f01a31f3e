import type { ProductField } from '@titraj/contract/shop/define-product-field.ts';
import type { RawRow } from '../readers/raw-row.ts';
import { untilBroken } from '../readers/until-broken.ts';
import { decodeEntities } from '../values/decode-entities.ts';
import { cleanText, toText } from '../values/plain-text.ts';
import { isPurchasePrice, splitUnit } from './column-hints.ts';
import { COLUMN_NAMES, columnsOf, foldHeader } from './column-names.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { ATTRIBUTES } from './map-row.ts';
import type { MappingFile } from './mapping-file.ts';

const SAMPLE = 5000;
const MOST_CATEGORIES = 200;

/**
 * Drafts a mapping for a feed of unknown format, from its header and first rows: fields by their usual column names, all other columns as
 * attributes except purchase prices, categories unchanged.
 */
export async function draftMapping(rows: AsyncIterable<RawRow>, declared: readonly ProductField[] = []): Promise<MappingFile> {
	const header = new Set<string>();
	const sample: Readonly<Record<string, unknown>>[] = [];
	for await (const row of untilBroken(rows)) {
		if (!row.ok) continue;
		for (const name of Object.keys(row.fields)) header.add(name);
		sample.push(row.fields);
		if (sample.length >= SAMPLE) break;
	}
	const columns = toColumns([...header]);
	const fields = toDeclaredColumns(
		[...header].filter((name) => !Object.values(columns).flat().includes(name)),
		declared,
	);
	const used = new Set([...Object.values(columns).flat(), ...Object.values(fields)]);
	const category = columns['category'];
	return {
		columns,
		...(Object.keys(fields).length > 0 && { fields }),
		attributes: Object.fromEntries(
			[...header].filter((name) => !used.has(name) && name !== ATTRIBUTES).map((name) => [name, isPurchasePrice(name) ? null : toAttribute(name)]),
		),
		categories: typeof category === 'string' ? toCategories(sample.map((fields) => cleanText(decodeEntities(toText(fields[category]))))) : {},
	};
}

/** Assigns columns to fields; each column only to the first field that matches. Pictures take `Slika 1`, `Slika 2` and so on. */
function toColumns(header: readonly string[]): MappingFile['columns'] {
	const columns: Partial<Record<FieldName, string | string[]>> = {};
	const free = new Map(header.map((name) => [name, foldHeader(name)]));
	for (const field of FIELDS) {
		const names = COLUMN_NAMES[field] ?? [];
		const found = names.flatMap((wanted) =>
			[...free].filter(([, folded]) => (field === 'images' ? folded.replace(/ \d+$/, '') : withoutUnit(folded)) === wanted),
		);
		const taken = [...new Set(found.map(([name]) => name))].slice(0, field === 'images' ? 50 : 1);
		for (const name of taken) free.delete(name);
		const [first] = taken;
		if (first !== undefined) columns[field] = taken.length === 1 ? first : taken;
	}
	return columns;
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

/** Column titles that are longer have no unit to find. */
const LONGEST_TITLE = 200;

const withoutUnit = (folded: string): string => (folded.length > LONGEST_TITLE ? folded : folded.replace(/( (eur|usd|kg|g|s pdv om|bez pdv( a)?))+$/, ''));

function toAttribute(column: string) {
	const { name, unit } = splitUnit(column);
	return { name, ...(unit !== null && { unit }) };
}

const toCategories = (categories: readonly string[]): Record<string, string> =>
	Object.fromEntries(
		[...new Set(categories)]
			.filter(Boolean)
			.toSorted()
			.slice(0, MOST_CATEGORIES)
			.map((category) => [category, category]),
	);
