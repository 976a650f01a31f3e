import type { Facets, FacetValue } from './facets.ts';

/**
 * Keeps the filters of a list in the order that they had before a selection, so that a checkbox stays under the pointer. New filters
 * follow at the end, in their own order.
 */
export function keepFacetOrder(before: Facets | null, now: Facets | null): Facets | null {
	if (!before || !now) return now;
	const valuesBefore = new Map(before.attributes.map(({ code, values }) => [code, values]));
	return {
		...now,
		manufacturers: keepOrder(before.manufacturers, now.manufacturers, toId),
		categories: keepOrder(before.categories, now.categories, toId),
		attributes: keepOrder(before.attributes, now.attributes, ({ code }) => code).map((group) => ({
			...group,
			values: keepOrder(valuesBefore.get(group.code) ?? [], group.values, toId),
		})),
	};
}

const toId = ({ id }: FacetValue): number => id;

function keepOrder<Item>(before: readonly Item[], now: readonly Item[], toKey: (item: Item) => number | string): readonly Item[] {
	const places = new Map(before.map((item, place) => [toKey(item), place]));
	const placeOf = (item: Item) => places.get(toKey(item)) ?? before.length;
	return now.toSorted((one, other) => placeOf(one) - placeOf(other));
}
