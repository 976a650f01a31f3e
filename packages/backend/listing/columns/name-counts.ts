import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { AttributeCount } from '../facets/attribute-counts.ts';
import { MAX_VALUES } from '../facets/choose-facets.ts';
import type { Filters } from '../facets/filters.ts';
import type { FacetAttribute } from '../facets/find-choices.ts';
import { type FacetRow, MAX_CATEGORIES, MAX_MANUFACTURERS } from '../facets/to-facets.ts';
import { compareTexts } from './code-point-order.ts';
import type { SlotCounts } from './count-slots.ts';
import type { Names } from './names.ts';
import type { ProductColumns } from './product-columns.ts';

interface Count {
	id: number;
	count: number;
}

interface Named {
	columns: ProductColumns;
	names: Names;
	counts: SlotCounts;
	filters: Filters;
	attributes: readonly FacetAttribute[];
	byCategory: boolean;
}

/** The counts of a list with the names of what was counted: the most frequent and the selected ones. */
export async function nameCounts(db: Database, { columns, names, counts, filters, attributes, byCategory }: Named): Promise<FacetRow> {
	const manufacturers = mostOf(counts.byManufacturer, filters.manufacturers, MAX_MANUFACTURERS);
	const values = attributes.flatMap(({ id }) =>
		mostValues(columns.valuesOf.get(id) ?? [], counts.byValue, filters.values.get(id) ?? []).map((count) => ({ attribute: id, ...count })),
	);
	const named = await names.read(db, { manufacturers: manufacturers.map(({ id }) => id), values: values.map(({ id }) => id) });
	return {
		lowest: Number.isFinite(counts.lowest) ? counts.lowest : null,
		highest: Number.isFinite(counts.highest) ? counts.highest : null,
		available_total: counts.available,
		discounted_total: counts.discounted,
		manufacturers: manufacturers
			.flatMap(({ id, count }) => {
				const manufacturer = named.manufacturers.get(id);
				return manufacturer ? [{ id, title: manufacturer.title, count, order: manufacturer.order }] : [];
			})
			.sort((a, b) => b.count - a.count || compareTexts(a.order, b.order))
			.map(({ order: _, ...row }) => row),
		categories: byCategory ? await nameCategories(db, mostOf(counts.byCategory, filters.categories, MAX_CATEGORIES)) : null,
		attributes: values.flatMap(({ attribute, id, count }): AttributeCount[] => {
			const value = named.values.get(id);
			return value === undefined ? [] : [[attribute, id, value, count]];
		}),
	};
}

/** Sorted by the database, in its own alphabet. */
async function nameCategories(db: Database, counts: readonly Count[]): Promise<FacetRow['categories']> {
	if (counts.length === 0) return null;
	const { rows } = await sql<Pick<FacetRow, 'categories'>>`
		select json_agg(json_build_object('id', c.id, 'title', c.title, 'count', n.count) order by n.count desc, c.title) as categories
		from unnest(${idList(counts.map(({ id }) => id))}, ${idList(counts.map(({ count }) => count))}) n(id, count)
		cross join lateral (select * from categories where id = n.id offset 0) c
	`.execute(db);
	return rows[0]?.categories ?? null;
}

/** The selected ids, then the most frequent ones; of equals the lower id. */
function mostOf(counts: Int32Array, chosen: readonly number[], limit: number): Count[] {
	const found: Count[] = [];
	for (let id = 1; id < counts.length; id += 1) if ((counts[id] ?? 0) > 0) found.push({ id, count: counts[id] ?? 0 });
	const isChosen = new Set(chosen);
	for (const id of isChosen) if ((counts[id] ?? 0) === 0) found.push({ id, count: 0 });
	return found.sort((a, b) => Number(isChosen.has(b.id)) - Number(isChosen.has(a.id)) || b.count - a.count || a.id - b.id).slice(0, limit);
}

/** The most frequent values of an attribute, and the selected ones. */
function mostValues(values: readonly number[], byValue: Int32Array, chosen: readonly number[]): Count[] {
	const found: Count[] = [];
	for (const id of values) {
		const count = byValue[id] ?? 0;
		if (count > 0 || chosen.includes(id)) found.push({ id, count });
	}
	return found.sort((a, b) => b.count - a.count || a.id - b.id).filter(({ id, count }, place) => (count > 0 && place < MAX_VALUES) || chosen.includes(id));
}
