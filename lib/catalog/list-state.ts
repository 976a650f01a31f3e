import { FLAG_FILTERS, type FlagFilter, perFlag } from '@titraj/contract/flag-filters.ts';

/** Sort orders that a shopper can choose; `relevance` only for search results. */
export const LIST_SORTS = ['relevance', 'best_selling', 'new', 'price_asc', 'price_desc', 'discount', 'rate', 'title'] as const;
type ListSort = (typeof LIST_SORTS)[number];

/** Page sizes of a list; the first one is the default. */
export const PAGE_SIZES = [24, 48, 96] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export interface ListFilter extends Readonly<Record<FlagFilter, boolean>> {
	/** Ids of categories, ascending: for search results and lists. */
	readonly categories: readonly number[];
	/** Ids of attribute values, ascending. */
	readonly attributes: readonly number[];
	/** Ids of manufacturers, ascending. */
	readonly manufacturers: readonly number[];
	/** Minor units, both ends included; null for no bound. */
	readonly priceFrom: number | null;
	readonly priceTo: number | null;
}

/** State of a product list in the URL (D8). */
export interface ListState extends ListFilter {
	/** Search words; '' for other lists. */
	readonly words: string;
	/** Null: the list's default order. */
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
	...perFlag(() => false),
};

/** Maximum number of products shown together after "load more"; beyond it there are only page links. */
const MOST_SHOWN = 240;

/** Maximum number of pages shown together, by page size. */
export function mostPages(size: PageSize): number {
	return Math.floor(MOST_SHOWN / size);
}

/** Changes the state and returns to the first page. */
export function withFilter<State extends ListState>(state: State, change: Partial<Omit<ListState, 'page' | 'from'>>): State {
	return { ...state, ...change, page: 1, from: 1 };
}

/** Adds an id to a selection, or removes it. */
export function toggleId(ids: readonly number[], id: number): readonly number[] {
	return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].sort((a, b) => a - b);
}

/** Number of active filters; a price range counts as one. */
export function countFilters(filter: ListFilter): number {
	const flags = [filter.priceFrom !== null || filter.priceTo !== null, ...FLAG_FILTERS.map((name) => filter[name])];
	return filter.categories.length + filter.attributes.length + filter.manufacturers.length + flags.filter(Boolean).length;
}
