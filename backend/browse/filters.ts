import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ProductsQuery } from '#lib/contract/products-query.ts';
import { parseIds } from '../catalogue/product-query.ts';
import { idList } from '../database/id-list.ts';
import type { Database } from '../database/open-database.ts';

/** Each can be left aside when its own counts are taken. */
export const FILTER_NAMES = ['price', 'available', 'discounted', 'makers', 'categories'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** What a shopper narrowed a list to; only the filters that are set have a condition on `products as p`. */
export interface Filters {
	conditions: Partial<Record<FilterName, RawBuilder<SqlBool>>>;
	makers: number[];
	categories: number[];
	/** Chosen values by attribute. Values that do not exist stand under attribute 0 and match nothing. */
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

/** Whether a query narrows a list or asks what it could be narrowed by. */
export const isBrowsing = (query: ProductsQuery): boolean => Object.keys(query).some((name) => NAMES.has(name));

export async function readFilters(db: Database, query: ProductsQuery): Promise<Filters> {
	const makers = parseIds(query.manufacturer_ids ?? '');
	const categories = parseIds(query.category_ids ?? '');
	const values = await groupByAttribute(db, parseIds(query.attributes_ids ?? ''));
	const { price_from, price_to } = query;
	const price = [
		...(price_from === undefined ? [] : [sql<SqlBool>`p.now_cents >= ${Math.round(price_from * 100)}`]),
		...(price_to === undefined ? [] : [sql<SqlBool>`p.now_cents <= ${Math.round(price_to * 100)}`]),
	];
	return {
		makers,
		categories,
		values,
		conditions: {
			...(price.length > 0 && { price: sql<SqlBool>`${sql.join(price, sql` and `)}` }),
			...(query.available && { available: sql<SqlBool>`p.quantity > 0` }),
			...(query.discounted && { discounted: sql<SqlBool>`p.now_cents < p.price_cents` }),
			...(query.manufacturer_ids && { makers: sql<SqlBool>`coalesce(p.manufacturer_id = any(${makers}::int[]), false)` }),
			...(query.category_ids && { categories: sql<SqlBool>`p.category_id in (select d.id from categories d where d.path_ids && ${categories}::int[])` }),
		},
	};
}

async function groupByAttribute(db: Database, ids: number[]): Promise<Map<number, number[]>> {
	const groups = new Map<number, number[]>();
	if (ids.length === 0) return groups;
	const { rows } = await sql<{ id: number; attribute_id: number }>`select id, attribute_id from attribute_values where id = any(${idList(ids)})`.execute(db);
	const attributes = new Map(rows.map(({ id, attribute_id }) => [id, attribute_id]));
	for (const id of ids) {
		const attribute = attributes.get(id) ?? 0;
		groups.set(attribute, [...(groups.get(attribute) ?? []), id]);
	}
	return groups;
}
