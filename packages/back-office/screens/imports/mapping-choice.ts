import type { Feed, Mapping } from '../../api/imports.ts';

/** What a column can mean: a field of the import, an attribute of products, a lower level of the category, or nothing. */
export const ATTRIBUTE = '+attribute';
export const NOT_USED = '';
/** A level of the category below that of the category column. */
export const LEVEL = '+level';

/** Fields that a price list usually has, in the order of the choice. */
const FIELDS = [
	...['sku', 'title', 'category', 'price', 'sale_price', 'sale_from', 'sale_to', 'stock', 'availability', 'manufacturer', 'gtin', 'mpn', 'images'],
	...['short_description', 'description', 'unit', 'unit_price_quantity', 'unit_price_unit', 'weight', 'variant_group', 'vat_percent', 'currency'],
	...['energy_class', 'energy_label', 'energy_sheet', 'accessories', 'spare_parts', 'alternatives', 'safety_warnings', 'visible'],
];

/** Without them a row is no new product. */
export const NEEDED = ['title', 'category', 'price'];

/** The meaning of each column, by its name. */
export type Choice = Readonly<Record<string, string>>;

type FieldColumns = Readonly<Record<string, string | string[] | undefined>>;

/** Choices of the select, those of the draft included. */
export const fieldsOf = ({ columns }: Mapping): readonly string[] => [...new Set([...FIELDS, ...Object.keys(columns)])];

/** The meaning that the draft gives to each column of the file; parts that this screen does not show, such as translations, stay as the draft has them. */
export function toChoice({ columns, mapping }: Pick<Feed, 'columns' | 'mapping'>): Choice {
	const byColumn = new Map(
		Object.entries<string | string[] | undefined>(mapping?.columns ?? {}).flatMap(([field, names = []]) => [names].flat().map((name) => [name, field])),
	);
	const otherOf = (name: string): string => {
		if (mapping?.category_levels?.includes(name)) return LEVEL;
		return mapping?.attributes?.[name] ? ATTRIBUTE : NOT_USED;
	};
	return Object.fromEntries(columns.map(({ name }) => [name, byColumn.get(name) ?? otherOf(name)]));
}

const OTHERS: ReadonlySet<string> = new Set([NOT_USED, ATTRIBUTE, LEVEL]);

/** The draft with what was chosen. */
export function toMapping(draft: Mapping, choice: Choice): Mapping {
	const columns: Record<string, string[]> = {};
	for (const [name, field] of Object.entries(choice)) if (!OTHERS.has(field)) columns[field] = [...(columns[field] ?? []), name];
	const chosen = (meaning: string) => Object.keys(choice).filter((name) => choice[name] === meaning);
	const kept = namedElsewhere(draft);
	const reasons = draft.not_used ?? {};
	const { category_levels: drafted = [], ...rest } = draft;
	// Those of the draft are in the order of their levels, which may not be that of the columns.
	const levels = [...drafted.filter((name) => choice[name] === LEVEL), ...chosen(LEVEL).filter((name) => !drafted.includes(name))];
	return {
		...rest,
		...(levels.length > 0 && { category_levels: levels }),
		columns: Object.fromEntries(Object.entries(columns).map(([field, names]) => [field, names.length === 1 ? (names[0] ?? '') : names])),
		attributes: Object.fromEntries(chosen(ATTRIBUTE).map((name) => [name, draft.attributes?.[name] ?? {}])),
		not_used: Object.fromEntries(
			chosen(NOT_USED)
				.filter((name) => !kept.has(name))
				.map((name) => [name, reasons[name] ?? 'chosen by hand']),
		),
	};
}

/** Columns that the draft uses for translations and declared fields. */
function namedElsewhere({ translations = {}, fields = {} }: Mapping): ReadonlySet<string> {
	const texts: readonly FieldColumns[] = Object.values(translations).map((columns) => columns ?? {});
	return new Set([...texts.flatMap((columns) => Object.values(columns)), ...Object.values(fields)].flat().filter((name) => name !== undefined));
}

/** Fields of a new product that no column has. */
export const lackingOf = (choice: Choice): readonly string[] => NEEDED.filter((field) => !Object.values(choice).includes(field));

export const hasCode = (choice: Choice): boolean => Object.values(choice).some((field) => field === 'sku' || field === 'gtin');
