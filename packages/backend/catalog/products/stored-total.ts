import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import { type RawBuilder, sql } from 'kysely';
import { lastSegment } from '../categories/find-category.ts';

/** Query parameters that do not affect which products match. */
const NEUTRAL = new Set(['limit', 'page', 'cursor', 'sort', 'mode', 'response_fields', 'cards']);

/** SQL expression of the total that `refreshDerived` maintains for the catalog, a category, list or manufacturer; null if it has to be counted. */
export function toStoredTotal(query: ProductsQuery): RawBuilder<unknown> | null {
	const filters = Object.keys(query).filter((name) => !NEUTRAL.has(name));
	const source = filters.length > 1 ? null : toSource(query, filters[0]);
	return source && sql`(select coalesce(sum(products_total), 0)::int from ${source})`;
}

function toSource(query: ProductsQuery, filter: string | undefined) {
	switch (filter) {
		case undefined:
			return sql`categories where level = 1`;
		case 'slug':
			return sql`categories where slug = ${lastSegment(query.slug ?? '')}`;
		case 'category_id':
			return sql`categories where id = ${query.category_id}`;
		case 'list_code':
			return sql`product_lists where code = ${query.list_code}`;
		case 'manufacturer_id':
			return sql`manufacturers where id = ${query.manufacturer_id}`;
		default:
			return null;
	}
}
