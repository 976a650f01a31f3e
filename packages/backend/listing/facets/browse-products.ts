import type { Facets } from '@titraj/contract/facets.ts';
import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import { type RawBuilder, sql } from 'kysely';
import { STEADY } from '../../platform/database/prepared-pool.ts';
import { readFilters } from '../filters/filters.ts';
import type { Database } from '../tables.ts';
import { selectAttributeCounts, toAttributeCounts } from './attribute-counts.ts';
import type { Choices } from './find-choices.ts';
import { passing, type ScopeRows, toScope } from './scope.ts';
import { type FacetRow, selectCategories, selectManufacturers, selectTotals, toFacets, toGroups } from './to-facets.ts';

interface BrowsedPage extends ScopeRows {
	/** Takes `passing rows of s` and returns a query of their ids in order, limited to the page. */
	toIds(rows: RawBuilder<unknown>): RawBuilder<unknown>;
	choices: Choices;
	/** The query text is shared by other lists, and one plan suits them all. */
	isSteady: boolean;
}

export interface Browsed {
	ids: number[];
	total: number;
	facets?: Facets;
}

/** One page of a filtered list with its counts, in one statement over the list's products. */
export async function browseProducts(db: Database, query: ProductsQuery, { toIds, choices, isSteady, ...list }: BrowsedPage): Promise<Browsed> {
	const { attributes, isOne } = choices;
	const filters = readFilters(query, choices.values);
	const rows = sql`select s.* from s where ${passing(filters)}`;
	const base = sql`${isSteady ? sql.raw(STEADY) : sql``} with ${toScope(filters, list)}`;
	const ids = sql`array(${toIds(rows)}) as ids`;
	if (!query.facets) {
		const { rows: found } = await sql<Browsed>`${base} select (select count(*)::int from s where ${passing(filters)}) as total, ${ids}`.execute(db);
		return found[0] ?? { ids: [], total: 0 };
	}
	const byCategory = !isOne || filters.categories.length > 0;
	const { rows: found } = await sql<FacetRow & Browsed>`${base},
		${toGroups(filters, byCategory)}${attributes.length === 0 ? sql`` : sql`, ${toAttributeCounts(filters, attributes)}`}
		select t.*, ${ids}, ${selectManufacturers(filters)} as manufacturers,
			${byCategory ? selectCategories(filters) : sql`null`} as categories,
			${attributes.length === 0 ? sql`null` : selectAttributeCounts(filters)} as attributes
		from (${selectTotals}) t
	`.execute(db);
	const [row] = found;
	return row ? { ids: row.ids, total: row.total, facets: toFacets(row, filters, attributes) } : { ids: [], total: 0 };
}
