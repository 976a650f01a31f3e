import { type RawBuilder, sql } from 'kysely';
import type { Facets } from '#lib/contract/facets.ts';
import type { ProductsQuery } from '#lib/contract/products-query.ts';
import { findProducts, type ProductPage } from '../catalogue/find-products.ts';
import { chooseSort, toOrder } from '../catalogue/product-order.ts';
import { toConditions } from '../catalogue/product-query.ts';
import type { Database } from '../database/open-database.ts';
import { toRankedPage, toRoughOrder } from '../search/rank-page.ts';
import { matchesSearch, readSearch, type Search } from '../search/read-search.ts';
import { browseProducts } from './browse-products.ts';
import { isBrowsing } from './filters.ts';

interface Listed {
	ids: number[];
	total: number;
	facets?: Facets;
	corrected?: string;
}

/** What orders need besides the columns of a scope's narrow rows. */
const SORT_COLUMNS: Readonly<Record<string, readonly string[]>> = { title: ['sort_title'], discount: ['price_cents'], rate: ['rate', 'rate_votes'] };

/** One page of whatever list of products a query names: searched, narrowed, or plain. */
export async function findListed(db: Database, query: ProductsQuery, page: Omit<ProductPage, 'order'>): Promise<Listed> {
	const sort = await chooseSort(db, query);
	const order = await toOrder(db, { sort, query, lang: page.lang });
	if (query.search_q === undefined && !isBrowsing(query)) return findProducts(db, query, { ...page, order });

	const search = query.search_q === undefined ? null : await readSearch(db, query.search_q, page.lang);
	const { conditions, categories } = await toConditions(db, query, page);
	const scope = sql.join(search === null ? conditions : [...conditions, matchesSearch(search)], sql` and `);
	if (search !== null && sort === 'relevance') return searchByRelevance(db, { query, scope, categories, search, page });

	const slice = sql`order by ${order.by} limit ${sql.lit(page.limit)} offset ${sql.lit(page.offset)}`;
	// One category's products are soon sorted. The order's own index would be walked through the others' to find them: all of it where they are last in it.
	const fence = categories.length === 1 ? sql`offset 0` : sql``;
	const toIds = (rows: RawBuilder<unknown>) => sql`select p.id from (${rows} ${fence}) p ${order.join} ${slice}`;
	const found = await browseProducts(db, query, { scope, categories, columns: SORT_COLUMNS[sort] ?? [], kept: search !== null, toIds });
	return search?.corrected === undefined ? found : { ...found, corrected: search.corrected };
}

interface Searched {
	query: ProductsQuery;
	scope: RawBuilder<unknown>;
	categories: readonly number[];
	search: Search;
	page: Omit<ProductPage, 'order'>;
}

async function searchByRelevance(db: Database, { query, scope, categories, search, page }: Searched): Promise<Listed> {
	const found = await browseProducts(db, query, { scope, categories, kept: true, toIds: (rows) => toRoughOrder(search, rows, page) });
	const ids = await toRankedPage(db, search, found.ids, page);
	return { ...found, ids, ...(search.corrected !== undefined && { corrected: search.corrected }) };
}
