import { FLAG_FILTERS, perFlag } from '@titraj/contract/flag-filters.ts';
import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import { normalisePrice } from '#lib/platform/money/normalise-price.ts';
import { LIST_SORTS, type ListState, mostPages, NO_FILTER, PAGE_SIZES } from './list-state.ts';

/** Query parameters of a list's state (D8). */
const LIST_QUERY_WORDS = [
	...['search_q', 'category_ids', 'attributes_ids', 'manufacturer_ids', 'price_from', 'price_to'],
	...FLAG_FILTERS,
	...['sort', 'limit', 'view', 'from', 'page'],
] as const;

/** Query parameters that select another document of the same path; part of cache keys (Spec 2, catalog; D24). */
export const PAGE_QUERY_WORDS: readonly string[] = [...LIST_QUERY_WORDS, 'search_content', 'special_view', 'mode'];

const MOST_WORDS = 200;
const MOST_IDS = 60;
const HIGHEST_PAGE = 9999;
/** In minor units; the same limit as in the contract. */
const HIGHEST_PRICE = 10_000_000_00;

/** Parses a list's state from a query (Spec 2, search_q; D8). Invalid parameters are ignored. */
export function parseListState(query: string | URLSearchParams): ListState {
	const fields = new URLSearchParams(query);
	const size = PAGE_SIZES.find((candidate) => String(candidate) === fields.get('limit')) ?? PAGE_SIZES[0];
	const page = toWhole(fields.get('page'), HIGHEST_PAGE) ?? 1;
	const from = toWhole(fields.get('from'), page) ?? page;
	return {
		words: toWords(fields.get('search_q')),
		categories: toIds(fields.getAll('category_ids')),
		attributes: toIds(fields.getAll('attributes_ids')),
		manufacturers: toIds(fields.getAll('manufacturer_ids')),
		...toRange(toPrice(fields.get('price_from')), toPrice(fields.get('price_to'))),
		...perFlag((name) => isOn(fields.get(name))),
		sort: LIST_SORTS.find((sort) => sort === fields.get('sort')) ?? null,
		size,
		view: fields.get('view') === 'list' ? 'list' : 'grid',
		page,
		from: Math.max(from, page - mostPages(size) + 1),
	};
}

const SPECIAL_VIEWS: readonly string[] = ['compare', 'order_form'];

/**
 * Normalised part of a page's query that selects the document: equal for all spellings of the same document. Page caches use it as their
 * key, so that extra parameters cannot fill them with copies of one page (D24).
 */
export function toDocumentQuery(query: URLSearchParams): string {
	const page = query.get('page') || '1';
	const view = query.get('special_view') ?? '';
	const parts = {
		list: toListQuery(parseListState(query)),
		// An invalid page number gives a 404, unlike page 1.
		page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : null,
		view: SPECIAL_VIEWS.includes(view) ? view : null,
		content: query.has('search_content') ? toWords(query.get('search_content')) : null,
	};
	return JSON.stringify(Object.values(parts));
}

/**
 * Query of a list's state, '' for its default state. Equal states have equal queries. A query with more than search words always contains
 * `page`, even for page 1: requests with this parameter are routed to the page function, so the URL is served as a separate document (D8,
 * D22).
 */
export function toListQuery(state: ListState): string {
	const fields = new URLSearchParams();
	const put = (name: (typeof LIST_QUERY_WORDS)[number], value: string | number | boolean | null) => {
		if (value !== null && value !== false && value !== '') fields.set(name, String(value));
	};
	put('search_q', state.words);
	const bare = fields.size;
	put('category_ids', state.categories.join(','));
	put('attributes_ids', state.attributes.join(','));
	put('manufacturer_ids', state.manufacturers.join(','));
	put('price_from', toMajor(state.priceFrom));
	put('price_to', toMajor(state.priceTo));
	for (const name of FLAG_FILTERS) put(name, state[name]);
	put('sort', state.sort);
	put('limit', state.size !== PAGE_SIZES[0] && state.size);
	put('view', state.view === 'list' && state.view);
	put('from', state.from < state.page && state.from);
	if (state.page > 1 || fields.size > bare) fields.set('page', String(state.page));
	const text = fields.toString().replaceAll('%2C', ',');
	return text && `?${text}`;
}

/** The state without filters, on its first page; keeps words, sort order, size and view. */
export function withoutFilters(state: ListState): ListState {
	return { ...state, ...NO_FILTER, page: 1, from: 1 };
}

function toWords(text: string | null): string {
	return (text ?? '').trim().slice(0, MOST_WORDS);
}

function toWhole(text: string | null, highest: number): number | null {
	if (text === null || !/^[1-9]\d{0,9}$/.test(text)) return null;
	const value = Number(text);
	return value <= highest ? value : null;
}

/** A form without JavaScript repeats the parameter for each checkbox; links join ids by commas. */
function toIds(texts: readonly string[]): readonly number[] {
	const ids = texts.flatMap((text) => text.split(',')).map((text) => toWhole(text, MAX_INT4));
	const distinct = new Set(ids.filter((id) => id !== null));
	return [...distinct].slice(0, MOST_IDS).sort((a, b) => a - b);
}

function toPrice(text: string | null): number | null {
	const minor = text ? normalisePrice(text) : null;
	return minor !== null && minor >= 0 && minor <= HIGHEST_PRICE ? minor : null;
}

function toRange(from: number | null, to: number | null): Pick<ListState, 'priceFrom' | 'priceTo'> {
	const isTurned = from !== null && to !== null && from > to;
	return isTurned ? { priceFrom: to, priceTo: from } : { priceFrom: from, priceTo: to };
}

function isOn(text: string | null): boolean {
	return text === '1' || text === 'true' || text === 'on';
}

function toMajor(minor: number | null): string | null {
	return minor === null ? null : String(minor / 100);
}
