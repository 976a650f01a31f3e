/** Orders that a shopper can choose; `relevance` for search results alone. */
export const LIST_SORTS = ['relevance', 'best_selling', 'new', 'price_asc', 'price_desc', 'discount', 'rate', 'title'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Page sizes of a list; the first one is the default. */
export const PAGE_SIZES = [24, 48, 96] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** What narrows a list down. */
export interface ListFilter {
	/** Ids of categories, ascending: for search results and lists. */
	readonly categories: readonly number[];
	/** Ids of attribute values, ascending. */
	readonly attributes: readonly number[];
	/** Ids of manufacturers, ascending. */
	readonly manufacturers: readonly number[];
	/** Minor units, both ends included; null for no bound. */
	readonly priceFrom: number | null;
	readonly priceTo: number | null;
	readonly available: boolean;
	readonly discounted: boolean;
}

/** All that an address says about a product list (D8). */
export interface ListState extends ListFilter {
	/** Words of a search, '' elsewhere. */
	readonly words: string;
	/** Null: the list's own order. */
	readonly sort: ListSort | null;
	readonly size: PageSize;
	readonly view: 'grid' | 'list';
	/** Last page shown, from 1. */
	readonly page: number;
	/** First page shown: less than `page` after "load more". */
	readonly from: number;
}

export const NO_FILTER: ListFilter = {
	categories: [],
	attributes: [],
	manufacturers: [],
	priceFrom: null,
	priceTo: null,
	available: false,
	discounted: false,
};

/** Most products that one page of results holds after "load more"; then only page links lead on. */
const MOST_SHOWN = 240;

/** How many pages of a size stand under each other at most. */
export function mostPages(size: PageSize): number {
	return Math.floor(MOST_SHOWN / size);
}

/** The list under other filters: it starts on its first page again. */
export function withFilter<State extends ListState>(state: State, change: Partial<Omit<ListState, 'page' | 'from'>>): State {
	return { ...state, ...change, page: 1, from: 1 };
}

/** An id put into a selection, or taken out of it. */
export function toggleId(ids: readonly number[], id: number): readonly number[] {
	return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].sort((a, b) => a - b);
}

/** How many filters are on; a price range is one. */
export function countFilters(filter: ListFilter): number {
	const flags = [filter.priceFrom !== null || filter.priceTo !== null, filter.available, filter.discounted];
	return filter.categories.length + filter.attributes.length + filter.manufacturers.length + flags.filter(Boolean).length;
}
