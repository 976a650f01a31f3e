import { type RawBuilder, sql } from 'kysely';
import type { Facets } from '#lib/contract/facets.ts';
import type { ProductsQuery } from '#lib/contract/products-query.ts';
import { findCategoryIds } from '../catalogue/find-category.ts';
import type { Database } from '../database/open-database.ts';
import { selectAttributeCounts, toAttributeCounts } from './attribute-counts.ts';
import { readFilters } from './filters.ts';
import { findFacetAttributes } from './find-facet-attributes.ts';
import { passing, type ScopeRows, toScope } from './scope.ts';
import { type FacetRow, selectCategories, selectMakers, selectTotals, toFacets, toGroups } from './to-facets.ts';

interface BrowsedPage extends ScopeRows {
	/** Takes `passing rows of s` and gives back a query of their ids in order, cut to the page. */
	toIds(rows: RawBuilder<unknown>): RawBuilder<unknown>;
	/** Of the category that the list is of, with all under it. */
	categories: readonly number[];
}

interface Browsed {
	ids: number[];
	total: number;
	facets?: Facets;
}

/** One page of a narrowed list with its counts, in one statement over the list's products. */
export async function browseProducts(db: Database, query: ProductsQuery, { toIds, categories: own, ...list }: BrowsedPage): Promise<Browsed> {
	const filters = await readFilters(db, query);
	const rows = sql`select s.* from s where ${passing(filters)}`;
	const base = sql`with ${toScope(filters, list)}`;
	const ids = sql`array(${toIds(rows)}) as ids`;
	if (!query.facets) {
		const { rows: found } = await sql<Browsed>`${base} select (select count(*)::int from s where ${passing(filters)}) as total, ${ids}`.execute(db);
		return found[0] ?? { ids: [], total: 0 };
	}
	// What the list shows decides what it can be narrowed by.
	const categories = filters.categories.length > 0 ? await findCategoryIds(db, { ids: filters.categories }) : own;
	const isOne = categories.length === 1;
	const attributes = await findFacetAttributes(db, categories);
	const { rows: found } = await sql<FacetRow & Browsed>`
		${base}, ${toGroups(filters)}${attributes.length === 0 ? sql`` : sql`, ${toAttributeCounts(filters, attributes)}`}
		select t.*, ${ids}, ${selectMakers(filters)} as makers,
			${isOne && filters.categories.length === 0 ? sql`null` : selectCategories(filters)} as categories,
			${attributes.length === 0 ? sql`null` : selectAttributeCounts(filters)} as attributes
		from (${selectTotals}) t
	`.execute(db);
	const [row] = found;
	return row ? { ids: row.ids, total: row.total, facets: toFacets(row, filters, attributes) } : { ids: [], total: 0 };
}
