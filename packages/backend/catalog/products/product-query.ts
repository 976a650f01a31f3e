import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import { type Expression, type SqlBool, sql } from 'kysely';
import { inMarket } from '../../platform/market/in-market.ts';
import type { Market } from '../../platform/market/market.ts';
import { findCategoryIds, toCategory } from '../categories/find-category.ts';
import type { Database } from '../tables.ts';
import { parseProductId } from './product-slug.ts';

/** Reader of a list. Staff may see products that are not listed; a market does not see products that it does not offer. */
export interface Reader {
	staff: boolean;
	lang: Market;
}

interface Conditions {
	/** Conditions on `products as p`, without search and filters; `true` if every product matches. */
	where: Expression<SqlBool>;
	/** Ids of the list's category and its descendants; empty if the list is not of a category. */
	categories: number[];
	/** Whether the reader's market offers every product. */
	hasAll: boolean;
}

/** SQL conditions of a product query. `known`: ids of its category and descendants, if they were already loaded. */
export async function toConditions(db: Database, query: ProductsQuery, { staff, lang }: Reader, known?: number[]): Promise<Conditions> {
	const conditions: Expression<SqlBool>[] = [];
	if (!(staff && query.include_invisible)) conditions.push(sql<SqlBool>`p.listed`);
	const category = toCategory(query);
	const categories = known ?? (category === null ? [] : await findCategoryIds(db, category));
	if (category !== null) conditions.push(known?.length === 1 ? sql<SqlBool>`p.category_id = ${known[0]}` : inIds('p.category_id', categories));
	if (query.manufacturer_id !== undefined) conditions.push(sql<SqlBool>`p.manufacturer_id = ${query.manufacturer_id}`);
	if (query.list_code !== undefined) {
		conditions.push(sql<SqlBool>`exists (select from product_list_items i where i.product_id = p.id and i.list_code = ${query.list_code})`);
	}
	if (query.tag_id !== undefined) {
		conditions.push(sql<SqlBool>`exists (select from product_tags t where t.product_id = p.id and t.tag_id = ${query.tag_id})`);
	}
	if (query.ids !== undefined) conditions.push(inIds('p.id', parseIds(query.ids)));
	if (query.item_id !== undefined) conditions.push(sql<SqlBool>`p.id = ${query.item_id}`);
	if (query.item_slug !== undefined) conditions.push(bySlug(query.item_slug));
	const present = await inMarket(db, lang);
	if (present !== null) conditions.push(present);
	return { where: all(conditions), categories, hasAll: present === null };
}

const all = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
	conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;

export function bySlug(itemSlug: string): Expression<SqlBool> {
	const id = parseProductId(itemSlug);
	return id === null ? sql<SqlBool>`p.slug = ${itemSlug}` : sql<SqlBool>`p.id = ${id}`;
}

/** Parses at most 500 ids from a comma-separated list; invalid ones are skipped. */
export const parseIds = (list: string): number[] =>
	list
		.split(',')
		.map(Number)
		.filter((id) => Number.isInteger(id) && id > 0 && id <= MAX_INT4)
		.slice(0, 500);

/** Ids come from the database or are validated. They are written into the SQL, so that the planner can estimate the number of rows. */
const inIds = (column: string, ids: number[]): Expression<SqlBool> =>
	ids.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${sql.ref(column)} in (${sql.raw(ids.join(', '))})`;
