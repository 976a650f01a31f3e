import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseListState, toDocumentQuery, toListQuery, withoutFilters } from '#lib/catalog/list-address.ts';
import { countFilters, LIST_SORTS, type ListState, mostPages, PAGE_SIZES, toggleId, withFilter } from '#lib/catalog/list-state.ts';

const plain = parseListState('');

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 60 }).map((list) => list.sort((a, b) => a - b));
const price = fc.option(fc.integer({ min: 0, max: 9_999_999_99 }));
const state: fc.Arbitrary<ListState> = fc
	.record({
		words: fc.string({ maxLength: 200 }).map((text) => text.trim()),
		categories: ids,
		attributes: ids,
		manufacturers: ids,
		prices: fc.tuple(price, price),
		available: fc.boolean(),
		discounted: fc.boolean(),
		sort: fc.option(fc.constantFrom(...LIST_SORTS)),
		size: fc.constantFrom(...PAGE_SIZES),
		view: fc.constantFrom('grid' as const, 'list' as const),
		page: fc.integer({ min: 1, max: 9999 }),
		more: fc.nat(9),
	})
	.map(({ prices: [a, b], more, ...rest }) => {
		const isTurned = a !== null && b !== null && a > b;
		const from = Math.max(1, rest.page - Math.min(more, mostPages(rest.size) - 1));
		return { ...rest, priceFrom: isTurned ? b : a, priceTo: isTurned ? a : b, from };
	});

describe('the address of a list', () => {
	test('what is written is parsed back', () => {
		fc.assert(
			fc.property(state, (written) => {
				expect(parseListState(toListQuery(written))).toEqual(written);
			}),
		);
	});

	test('any text is parsed to a list that can be written and parsed again', () => {
		fc.assert(
			fc.property(fc.oneof(fc.webQueryParameters(), fc.string()), (text) => {
				const read = parseListState(text);
				expect(parseListState(toListQuery(read))).toEqual(read);
			}),
		);
	});

	test.each<[string, Partial<ListState>]>([
		['', {}],
		['?attributes_ids=12,3&attributes_ids=3', { attributes: [3, 12] }],
		['?attributes_ids=0,-1,x,1e3,,99999999999,7', { attributes: [7] }],
		['?manufacturer_ids=5&category_ids=8,2', { manufacturers: [5], categories: [2, 8] }],
		['?price_from=10&price_to=20.50', { priceFrom: 1000, priceTo: 2050 }],
		['?price_from=1.299,00', { priceFrom: 129_900 }],
		['?price_from=50&price_to=10', { priceFrom: 1000, priceTo: 5000 }],
		['?price_from=-4&price_to=puno', {}],
		['?price_from=10000000&price_to=10000001', { priceFrom: 1_000_000_000 }],
		['?price_from=&price_to=', {}],
		['?available=1&discounted=true', { available: true, discounted: true }],
		['?available=on&discounted=0', { available: true }],
		['?sort=price_asc&limit=48&view=list', { sort: 'price_asc', size: 48, view: 'list' }],
		['?sort=drop+table&limit=7&view=x', {}],
		['?page=3', { page: 3, from: 3 }],
		['?page=3&from=1', { page: 3, from: 1 }],
		['?page=3&from=4', { page: 3, from: 3 }],
		['?page=50&from=1', { page: 50, from: 41 }],
		['?page=5&from=1&limit=96', { page: 5, from: 4, size: 96 }],
		['?page=0', {}],
		['?search_q=++usb+c+', { words: 'usb c' }],
	])('%s', (query, expected) => {
		expect(parseListState(query)).toEqual({ ...plain, ...expected });
	});

	test.each<[string, Partial<ListState>]>([
		['', {}],
		['?search_q=usb+c', { words: 'usb c' }],
		['?page=2', { page: 2, from: 2 }],
		['?from=1&page=2', { page: 2, from: 1 }],
		['?attributes_ids=3,12&page=1', { attributes: [3, 12] }],
		['?price_from=10&price_to=20.5&page=1', { priceFrom: 1000, priceTo: 2050 }],
		['?sort=new&page=1', { sort: 'new' }],
	])('is written as "%s"', (query, change) => {
		expect(toListQuery({ ...plain, ...change })).toBe(query);
	});
});

describe('filters', () => {
	test('changing a filter leads to the first page', () => {
		expect(withFilter({ ...plain, page: 4, from: 2 }, { available: true })).toEqual({ ...plain, available: true });
	});

	test('an id is added once and removed again', () => {
		expect(toggleId([3, 9], 5)).toEqual([3, 5, 9]);
		expect(toggleId([3, 5, 9], 5)).toEqual([3, 9]);
	});

	test('a price range counts as one, each value as one', () => {
		expect(countFilters({ ...plain, attributes: [1, 2], manufacturers: [3], priceFrom: 1, priceTo: 2, available: true })).toBe(5);
		expect(countFilters(plain)).toBe(0);
	});

	test('removing all filters keeps words, order, size and view', () => {
		const kept: ListState = { ...plain, words: 'usb', sort: 'new', size: 48, view: 'list' };
		expect(withoutFilters({ ...kept, attributes: [1], priceTo: 5, discounted: true, page: 3, from: 3 })).toEqual(kept);
	});
});

describe('the document for a query', () => {
	const documentOf = (query: string) => toDocumentQuery(new URLSearchParams(query));

	test.each([
		['unknown words', 'utm_source=a&gclid=1&x=2', ''],
		['the first page', 'page=1', ''],
		['a repeated parameter', 'search_q=tv&search_q=radio', 'search_q=tv'],
		['spaces around the search words', 'search_q=+tv+', 'search_q=tv'],
		['the order of parameters', 'sort=title&page=2', 'page=2&sort=title'],
		['an unknown view', 'special_view=x', ''],
		['a modal over the page', 'mode=quick', ''],
	])('is the same with and without %s', (_title, one, other) => expect(documentOf(one)).toBe(documentOf(other)));

	test.each([
		['another page', 'page=2'],
		['an invalid page number', 'page=x'],
		['other search words', 'search_q=tv'],
		['a filter', 'available=1'],
		['the comparison', 'special_view=compare'],
		['the content search', 'search_content='],
	])('is another for %s', (_title, query) => expect(documentOf(query)).not.toBe(documentOf('')));
});
