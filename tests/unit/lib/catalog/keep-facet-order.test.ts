import { expect, test } from 'vitest';
import type { Facets } from '#lib/catalog/facets.ts';
import { keepFacetOrder } from '#lib/catalog/keep-facet-order.ts';

const values = (...ids: number[]) => ids.map((id) => ({ id, title: `value ${id}`, count: 1 }));
const facets = (manufacturers: number[], attributes: Record<string, number[]> = {}): Facets => ({
	attributes: Object.entries(attributes).map(([code, ids]) => ({ code, title: code, values: values(...ids) })),
	manufacturers: values(...manufacturers),
	categories: [],
	price: null,
	available: 0,
	discounted: 0,
});
const idsOf = (list: readonly { readonly id: number }[] | undefined) => list?.map(({ id }) => id);

test('values keep their order, and new ones follow at the end', () => {
	expect(idsOf(keepFacetOrder(facets([3, 1, 2]), facets([4, 1, 5, 2, 3]))?.manufacturers)).toEqual([3, 1, 2, 4, 5]);
});

test('removed values do not change the order of the others', () => {
	expect(idsOf(keepFacetOrder(facets([3, 1, 2]), facets([2, 3]))?.manufacturers)).toEqual([3, 2]);
});

test('attribute groups and their values keep their order', () => {
	const kept = keepFacetOrder(facets([], { size: [1, 2], colour: [7, 8] }), facets([], { colour: [8, 7], weight: [9], size: [2, 1] }));
	expect(kept?.attributes.map(({ code }) => code)).toEqual(['size', 'colour', 'weight']);
	expect(kept?.attributes.map((group) => idsOf(group.values))).toEqual([[1, 2], [7, 8], [9]]);
});

test('counts are those of the new response', () => {
	const now = { ...facets([1]), manufacturers: [{ id: 1, title: 'value 1', count: 42 }] };
	expect(keepFacetOrder(facets([1]), now)?.manufacturers[0]?.count).toBe(42);
});

test('a list without filters before or after is unchanged', () => {
	expect(keepFacetOrder(null, facets([1]))).toEqual(facets([1]));
	expect(keepFacetOrder(facets([1]), null)).toBeNull();
});
