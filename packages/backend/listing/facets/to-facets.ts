import type { AttributeFacet, Facets, FacetValue } from '@titraj/contract/facets.ts';
import { FLAG_FILTERS, type FlagFilter, perFlagTotal } from '@titraj/contract/flag-filters.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import { toMajor } from '../../platform/market/money.ts';
import type { Filters } from '../filters/filters.ts';
import { keepsFlag } from '../filters/flags.ts';
import type { AttributeCount } from './attribute-counts.ts';
import type { FacetAttribute } from './find-choices.ts';
import { passing } from './scope.ts';

export const MAX_MANUFACTURERS = 100;
export const MAX_CATEGORIES = 60;

interface NamedCount {
	id: number;
	title: string;
	count: number;
}

export interface FacetRow extends Record<`${FlagFilter}_total`, number> {
	lowest: number | null;
	highest: number | null;
	manufacturers: NamedCount[] | null;
	categories: NamedCount[] | null;
	attributes: AttributeCount[] | null;
}

/**
 * `g`: counts of a list by manufacturer and category, computed in one pass. Totals and both facets are sums of these few rows. Each facet
 * ignores its own filter.
 */
export function toGroups(filters: Filters, byCategory: boolean): RawBuilder<unknown> {
	const set = Object.keys(filters.conditions).map((name) => sql`${sql.ref(`s.${name}_ok`)}::int`);
	// A row that fails two filters counts nowhere. `offset 0` keeps each count from evaluating the filters again.
	const rows = set.length === 0 ? sql`s` : sql`(select * from s offset 0) s`;
	const counted = set.length < 2 ? sql`` : sql`where ${sql.join(set, sql` + `)} >= ${sql.lit(set.length - 1)}`;
	const when = (rows: RawBuilder<SqlBool>) => sql`filter (where ${rows})`;
	return sql`g as materialized (
		select s.manufacturer_id, ${byCategory ? sql`s.category_id` : sql`null::int as category_id`}, count(*) ${when(passing(filters))} as total,
			min(s.now_cents) ${when(passing(filters, 'price'))} as lowest, max(s.now_cents) ${when(passing(filters, 'price'))} as highest,
			${sql.join(FLAG_FILTERS.map((name) => sql`count(*) ${when(sql<SqlBool>`${keepsFlag(name, 's')} and ${passing(filters, name)}`)} as ${sql.ref(`${name}_total`)}`))},
			count(*) ${when(passing(filters, 'manufacturers'))} as of_manufacturer, count(*) ${when(passing(filters, 'categories'))} as of_category
		from ${rows} ${counted} group by ${byCategory ? sql`1, 2` : sql`1`}
	)`;
}

export const selectTotals = sql`
	select coalesce(sum(total), 0)::int as total, min(lowest) as lowest, max(highest) as highest,
		${sql.join(FLAG_FILTERS.map((name) => sql`coalesce(sum(${sql.ref(`${name}_total`)}), 0)::int as ${sql.ref(`${name}_total`)}`))}
	from g`;

export const selectManufacturers = (filters: Filters): RawBuilder<NamedCount[] | null> =>
	selectNamed({
		column: 'manufacturer_id',
		found: 'of_manufacturer',
		table: 'manufacturers',
		order: 'sort_title',
		chosen: filters.manufacturers,
		limit: MAX_MANUFACTURERS,
	});

export const selectCategories = (filters: Filters): RawBuilder<NamedCount[] | null> =>
	selectNamed({ column: 'category_id', found: 'of_category', table: 'categories', order: 'title', chosen: filters.categories, limit: MAX_CATEGORIES });

interface NamedBy {
	column: string;
	/** Column of `g` with the products to count. */
	found: string;
	table: string;
	order: string;
	/** Selected ids, which stay visible even with a count of 0. */
	chosen: number[];
	limit: number;
}

const selectNamed = ({ column, found, table, order, chosen, limit }: NamedBy): RawBuilder<NamedCount[] | null> => sql<NamedCount[] | null>`(
	select json_agg(json_build_object('id', m.id, 'title', m.title, 'count', n.count) order by n.count desc, ${sql.ref(`m.${order}`)}) from (
		${chosen.length === 0 ? sql`` : sql`select id, sum(count)::int as count from (select unnest(${idList(chosen)}) as id, 0 as count union all`}
		select ${sql.ref(column)} as id, sum(${sql.ref(found)})::int as count from g where ${sql.ref(found)} > 0 and ${sql.ref(column)} is not null group by 1
		${chosen.length === 0 ? sql`` : sql`) r group by 1`} order by ${chosen.length === 0 ? sql`` : sql`id = any(${idList(chosen)}) desc,`} count desc, id limit ${sql.lit(limit)}
	) n cross join lateral (select * from ${sql.table(table)} where id = n.id offset 0) m
)`;

/** Converts a row of counts to the facets of the API. */
export function toFacets(row: FacetRow, { manufacturers, categories, values }: Filters, attributes: readonly FacetAttribute[]): Facets {
	const chosen = new Set([...values.values()].flat());
	return {
		price: row.lowest === null || row.highest === null ? null : { from: toMajor(row.lowest), to: toMajor(row.highest) },
		...perFlagTotal((name) => row[`${name}_total`]),
		manufacturers: toValues(row.manufacturers, manufacturers),
		categories: toValues(row.categories, categories),
		attributes: toAttributes(attributes, row.attributes ?? [], chosen),
	};
}

const toValues = (rows: NamedCount[] | null, chosen: number[]): FacetValue[] => (rows ?? []).map((row) => ({ ...row, selected: chosen.includes(row.id) }));

function toAttributes(attributes: readonly FacetAttribute[], counts: AttributeCount[], chosen: Set<number>): AttributeFacet[] {
	const facets = new Map(attributes.map((attribute): [number, AttributeFacet] => [attribute.id, { ...attribute, values: [] }]));
	for (const [attributeId, id, title, count] of counts) facets.get(attributeId)?.values.push({ id, title, count, selected: chosen.has(id) });
	const telling = [...facets.values()].filter(({ values }) => values.length > 1 || values.some(({ selected }) => selected));
	return telling.map((facet) => ({ ...facet, values: sortValues(facet.values) }));
}

/** Numerically if each value begins with a number, else unchanged: the most frequent first. */
function sortValues(values: FacetValue[]): FacetValue[] {
	const numbers = new Map(values.map(({ id, title }) => [id, Number.parseFloat(title.replace(',', '.'))]));
	if ([...numbers.values()].some(Number.isNaN)) return values;
	return values.toSorted((a, b) => (numbers.get(a.id) ?? 0) - (numbers.get(b.id) ?? 0));
}
