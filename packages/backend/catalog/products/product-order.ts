import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Market, SOURCE_MARKET, toWordSources } from '../../platform/market/market.ts';
import type { Database } from '../tables.ts';
import { parseIds } from './product-query.ts';

export type Sort = NonNullable<ProductsQuery['sort']>;

/** Reduction relative to the lowest price of 30 days, as a fraction; 0 if the product is not reduced. */
const REDUCTION = sql`case when p.reduced then 1 - p.now_cents::float8 / p.lowest_price_cents else 0 end`;

/** Sort orders; `new` and `best_selling` put products that cannot be ordered last. */
const ORDERS: Record<Exclude<Sort, 'relevance'>, RawBuilder<unknown>> = {
	new: sql`p.orderable desc, p.created_at desc, p.id desc`,
	price_asc: sql`p.now_cents, p.id`,
	price_desc: sql`p.now_cents desc, p.id desc`,
	title: sql`p.sort_title, p.id`,
	best_selling: sql`p.orderable desc, p.sold desc, p.id desc`,
	discount: sql`${REDUCTION} desc, p.sold desc, p.id desc`,
	rate: sql`p.rate desc, p.rate_votes desc, p.id desc`,
	id: sql`p.id`,
};

const NUMBERS = { best_selling: sql`-p.sold`, price_asc: sql`p.now_cents`, price_desc: sql`-p.now_cents` };
const SHARED: ReadonlySet<Sort> = new Set<Sort>(['best_selling', 'price_asc', 'price_desc', 'new', 'title']);
const NO_JOIN = sql``;

/** The same order with the sort as a parameter, for rows that are sorted anyway: most sorts then share one prepared query. */
export function toSharedOrder(sort: Sort, order: ProductOrder): ProductOrder {
	if (!SHARED.has(sort) || order.join !== NO_JOIN) return order;
	const number = sql.join(
		Object.entries(NUMBERS).map(([name, by]) => sql`when ${sql.lit(name)} then ${by}`),
		sql` `,
	);
	const when = (name: Sort, column: RawBuilder<unknown>) => sql`case when ${sort}::text = ${sql.lit(name)} then ${column} end`;
	const id = sql`p.id * ${sort === 'price_asc' || sort === 'title' ? 1 : -1}::int`;
	const orderable = sql`case when ${sort}::text in ('best_selling', 'new') then p.orderable end desc`;
	return {
		...order,
		by: sql`${orderable}, case ${sort}::text ${number} end, ${when('new', sql`p.created_at`)} desc, ${when('title', sql`p.sort_title`)}, ${id}`,
	};
}

/** The requested order, or a default: crawls by id, searches and lists of ids by relevance, product lists by their own order. */
export async function chooseSort(db: Database, query: ProductsQuery): Promise<Sort> {
	if (query.sort !== undefined) return query.sort;
	if (query.cursor !== undefined || query.mode === 'full') return 'id';
	if (query.search_q !== undefined || query.ids !== undefined) return 'relevance';
	if (query.list_code === undefined) return 'best_selling';
	const list = await db.selectFrom('product_lists').select('sort').where('code', '=', query.list_code).executeTakeFirst();
	return list?.sort === 'new' ? 'new' : 'best_selling';
}

/** How rows of `p` are sorted, and the join that the order needs. */
export interface ProductOrder {
	by: RawBuilder<unknown>;
	join: RawBuilder<unknown>;
}

/** Requested ids keep the order of the request; titles are sorted in the market's alphabet. */
export async function toOrder(db: Database, { sort, query, lang }: { sort: Sort; query: ProductsQuery; lang: Market }): Promise<ProductOrder> {
	const alphabet = sort === 'title' ? await findAlphabet(db, lang) : undefined;
	if (alphabet !== undefined) return { by: sql`o.sort_title, p.id`, join: sql`join title_order o on o.product_id = p.id and o.lang = ${alphabet}` };
	if (sort !== 'relevance') return { by: ORDERS[sort], join: NO_JOIN };
	return { by: query.ids === undefined ? ORDERS.best_selling : sql`array_position(${parseIds(query.ids)}::int[], p.id)`, join: sql`` };
}

/**
 * The market's own order, or that of the market whose texts it uses. Without translated titles there is none: the titles are Croatian, and
 * so is their order.
 */
async function findAlphabet(db: Database, lang: Market): Promise<Market | undefined> {
	for (const market of toWordSources(lang)) {
		if (market === SOURCE_MARKET) continue;
		if (await db.selectFrom('title_order').select('lang').where('lang', '=', market).limit(1).executeTakeFirst()) return market;
	}
	return undefined;
}
