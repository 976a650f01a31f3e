import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import type { RawBuilder, SqlBool } from 'kysely';
import { parseIds } from '../../catalog/index.ts';
import { categories } from './categories.ts';
import { flags } from './flags.ts';
import { manufacturers } from './manufacturers.ts';
import { price } from './price.ts';

/** The filters that can be ignored when their own counts are computed. Attributes are counted by bits (facets/attribute-counts.ts). */
const FILTERS = [price, ...flags, manufacturers, categories] as const;
export type FilterName = (typeof FILTERS)[number]['name'];

export const FILTER_NAMES: readonly FilterName[] = FILTERS.map(({ name }) => name);

/** A shopper's filters of a list; only filters that are set have a condition on `products as p`. */
export interface Filters {
	conditions: Partial<Record<FilterName, RawBuilder<SqlBool>>>;
	manufacturers: number[];
	categories: number[];
	/** Selected values by attribute. Unknown values are listed under attribute 0 and match nothing. */
	values: Map<number, number[]>;
}

const PARAMETERS: ReadonlySet<string> = new Set(['attributes_ids', 'facets', ...FILTERS.flatMap(({ parameters }) => parameters)]);

/** Whether a query filters a list or asks for its filters. */
export const isBrowsing = (query: ProductsQuery): boolean => Object.keys(query).some((name) => PARAMETERS.has(name));

/** `values` are the selected ones by attribute. */
export function readFilters(query: ProductsQuery, values: Map<number, number[]>): Filters {
	const conditions: Filters['conditions'] = {};
	for (const { name, condition } of FILTERS) {
		const set = condition(query);
		if (set !== null) conditions[name] = set;
	}
	return { manufacturers: parseIds(query.manufacturer_ids ?? ''), categories: parseIds(query.category_ids ?? ''), values, conditions };
}
