import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { parseIds } from '../../catalog/products/product-query.ts';
import { idList } from '../../platform/database/id-list.ts';

/** Filters that can be ignored when their own counts are computed. */
export const FILTER_NAMES = ['price', 'available', 'discounted', 'manufacturers', 'categories'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** A shopper's filters of a list; only filters that are set have a condition on `products as p`. */
export interface Filters {
	conditions: Partial<Record<FilterName, RawBuilder<SqlBool>>>;
	manufacturers: number[];
	categories: number[];
	/** Selected values by attribute. Unknown values are listed under attribute 0 and match nothing. */
	values: Map<number, number[]>;
}

const NAMES: ReadonlySet<string> = new Set([
	'attributes_ids',
	'manufacturer_ids',
	'category_ids',
	'price_from',
	'price_to',
	'available',
	'discounted',
	'facets',
]);

/** Whether a query filters a list or asks for its filters. */
export const isBrowsing = (query: ProductsQuery): boolean => Object.keys(query).some((name) => NAMES.has(name));

/**
 * `values` are the selected ones by attribute. Selections are parameters, never part of the query text, so that the text is the same for
 * all selections of the same kinds.
 */
export function readFilters(query: ProductsQuery, values: Map<number, number[]>): Filters {
	const manufacturers = parseIds(query.manufacturer_ids ?? '');
	const categories = parseIds(query.category_ids ?? '');
	const { price_from, price_to } = query;
	return {
		manufacturers,
		categories,
		values,
		conditions: {
			...((price_from !== undefined || price_to !== undefined) && {
				price: sql<SqlBool>`p.now_cents between ${Math.round((price_from ?? 0) * 100)} and ${price_to === undefined ? MAX_INT4 : Math.round(price_to * 100)}`,
			}),
			...(query.available && { available: sql<SqlBool>`p.stocked` }),
			...(query.discounted && { discounted: sql<SqlBool>`p.reduced` }),
			...(query.manufacturer_ids && { manufacturers: sql<SqlBool>`coalesce(p.manufacturer_id = any(${idList(manufacturers)}), false)` }),
			...(query.category_ids && { categories: sql<SqlBool>`p.category_id in (select d.id from categories d where d.path_ids && ${idList(categories)})` }),
		},
	};
}
