import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import { FILTER_NAMES, type FilterName, type Filters } from '../facets/filters.ts';
import type { ProductColumns } from './product-columns.ts';

/** One bit for each filter that a product fails. */
export const BITS: Readonly<Record<FilterName, number>> = { price: 1, available: 2, discounted: 4, manufacturers: 8, categories: 16 };

/** Returns the bits of the filters that a slot fails: the conditions of `filters.ts` over columns. `categories`: the selected ones with their descendants. */
export function toFailures(
	columns: ProductColumns,
	query: ProductsQuery,
	{ filters, categories }: { filters: Filters; categories: readonly number[] },
): ((slot: number) => number) | null {
	const set = FILTER_NAMES.filter((name) => filters.conditions[name] !== undefined).reduce((bits, name) => bits | BITS[name], 0);
	if (set === 0) return null;
	const from = Math.round((query.price_from ?? 0) * 100);
	const to = query.price_to === undefined ? MAX_INT4 : Math.round(query.price_to * 100);
	const isManufacturer = toTable(filters.manufacturers, columns.largestManufacturer);
	const isCategory = toTable(categories, columns.largestCategory);
	const { cents, stocked, reduced, manufacturer, category } = columns;
	return (slot) => {
		let failed = 0;
		if ((set & BITS.price) !== 0 && ((cents[slot] ?? 0) < from || (cents[slot] ?? 0) > to)) failed |= BITS.price;
		if ((set & BITS.available) !== 0 && stocked[slot] === 0) failed |= BITS.available;
		if ((set & BITS.discounted) !== 0 && reduced[slot] === 0) failed |= BITS.discounted;
		if ((set & BITS.manufacturers) !== 0 && isManufacturer[manufacturer[slot] ?? 0] !== 1) failed |= BITS.manufacturers;
		if ((set & BITS.categories) !== 0 && isCategory[category[slot] ?? 0] !== 1) failed |= BITS.categories;
		return failed;
	};
}

/** 1 for each of the ids. */
export function toTable(ids: readonly number[], largest: number): Uint8Array {
	const table = new Uint8Array(largest + 1);
	for (const id of ids) if (id > 0 && id <= largest) table[id] = 1;
	return table;
}
