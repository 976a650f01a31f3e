import type { Facets } from '@titraj/contract/facets.ts';
import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import { type RawBuilder, sql } from 'kysely';
import { chooseSort, findProducts, type ProductOrder, type ProductPage, type Sort, toConditions, toOrder, toSharedOrder } from '../catalog/index.ts';
import type { Database } from '../platform/database/tables.ts';
import { browseProducts } from './facets/browse-products.ts';
import { type Choices, findChoices } from './facets/find-choices.ts';
import { isBrowsing } from './filters/filters.ts';
import { matchesSearch } from './search/match-search.ts';
import { RANKED_BY, type RankedPage, readMarketHits, toRankedPage, toRoughOrder } from './search/rank-page.ts';
import { readSearch, widenSearch } from './search/read-search.ts';
import type { Search } from './search/search.ts';

interface Listing {
	ids: number[];
	total: number;
	facets?: Facets;
	/** The search that was used, after corrections; undefined without one. */
	search?: Search;
}

type ListedPage = Omit<ProductPage, 'order'> & RankedPage;
type Slice = Pick<ProductPage, 'limit' | 'offset'>;

const SHARED_COLUMNS = ['sort_title'];

/** Columns that sort orders need in addition to those of a scope's rows. */
const SORT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
	title: SHARED_COLUMNS,
	discount: ['lowest_price_cents'],
	rate: ['rate', 'rate_votes'],
};

/** One page of the product list for a query, with or without search words and filters. */
export async function findListing(db: Database, query: ProductsQuery, page: ListedPage): Promise<Listing> {
	const asked = await chooseSort(db, query);
	if (query.search_q === undefined && !isBrowsing(query)) {
		return findProducts(db, query, { ...page, order: await toOrder(db, { sort: asked, query, lang: page.lang }) });
	}

	const [choices, search] = await Promise.all([
		findChoices(db, query),
		query.search_q === undefined ? null : readSearch(db, { text: query.search_q, market: page.lang }),
	]);
	const narrow = async (used: Search | null) => {
		const sort = asked === 'relevance' && used !== null ? (wishedSort(used) ?? asked) : asked;
		return findNarrowed(db, { query, sort, order: await toOrder(db, { sort, query, lang: page.lang }), choices, search: used, page });
	};
	let used = search;
	let found = await narrow(used);
	// Twice: attributes become words again, then words are left out.
	for (let times = 0; times < 2 && used !== null && found.total === 0; times++) {
		const wider = await widenSearch(db, used);
		if (wider === null) break;
		found = await narrow(wider);
		used = wider;
	}
	return used === null ? found : { ...found, search: used };
}

/** The order that words of the search ask for. */
function wishedSort({ parts }: Search): Sort | undefined {
	const wishes = parts.flatMap((part) => (part.kind === 'wish' ? [part.wish] : []));
	return wishes.find((wish) => wish !== 'discounted' && wish !== 'available');
}

interface Narrowed {
	query: ProductsQuery;
	sort: Sort;
	order: ProductOrder;
	choices: Choices;
	search: Search | null;
	page: ListedPage;
}

async function findNarrowed(db: Database, { query, sort, order, choices, search, page }: Narrowed): Promise<Listing> {
	const { where } = await toConditions(db, query, page, choices.categories);
	const scope = search === null ? sql`${where}` : sql`${where} and ${matchesSearch(search)}`;
	if (search !== null && sort === 'relevance') return searchByRelevance(db, { query, scope, choices, search, page });

	const isOne = choices.categories.length === 1;
	const toIds = isOne ? sortAll(toSharedOrder(sort, order), page) : sortSome(order, page);
	const columns = SORT_COLUMNS[sort] ?? (isOne ? SHARED_COLUMNS : []);
	const isSteady = isOne && search === null && query.ids === undefined;
	return browseProducts(db, query, { scope, choices, columns, kept: search !== null, isSteady, toIds });
}

/**
 * Sorts one category's products directly. Walking the index of the order would pass over the products of all other categories, possibly
 * over the whole index.
 */
const sortAll =
	({ by, join }: ProductOrder, { limit, offset }: Slice) =>
	(rows: RawBuilder<unknown>) =>
		sql`select p.id from (${rows} offset 0) p ${join} order by ${by} limit ${limit} offset ${offset}`;

const sortSome =
	({ by, join }: ProductOrder, { limit, offset }: Slice) =>
	(rows: RawBuilder<unknown>) =>
		sql`select p.id from (${rows}) p ${join} order by ${by} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;

interface Searched {
	query: ProductsQuery;
	scope: RawBuilder<unknown>;
	choices: Choices;
	search: Search;
	page: ListedPage;
}

async function searchByRelevance(db: Database, { query, scope, choices, search, page }: Searched): Promise<Listing> {
	const found = await browseProducts(db, query, {
		...{ scope, choices, columns: RANKED_BY, kept: true, isSteady: false },
		toIds: (rows) => toRoughOrder(search, rows, page),
	});
	return { ...found, ids: await toRankedPage(search, found.ids, { page, readHits: (ids) => readMarketHits(db, search.market, ids) }) };
}
