import { FLAG_FILTERS } from '@titraj/contract/flag-filters.ts';
import type { ProductsQuery } from '@titraj/contract/products-query.ts';
import type { ListState } from './list-state.ts';
import type { ListScope } from './listing.ts';

/** Query of the products call for one page of a list (Spec 7, products). Only the first page shown requests facets. */
export function toProductsQuery(scope: ListScope, state: ListState, page: number): ProductsQuery {
	const sort = state.sort ?? scope.sort;
	return {
		mode: 'card',
		limit: state.size,
		page,
		...scope,
		...(sort && { sort }),
		...(state.words && { search_q: state.words }),
		...ids('category_ids', state.categories),
		...ids('attributes_ids', state.attributes),
		...ids('manufacturer_ids', state.manufacturers),
		...(state.priceFrom !== null && { price_from: state.priceFrom / 100 }),
		...(state.priceTo !== null && { price_to: state.priceTo / 100 }),
		...Object.fromEntries(FLAG_FILTERS.filter((name) => state[name]).map((name) => [name, true])),
		...(page === state.from && { facets: true }),
	};
}

/** Numbers of the pages that a state shows, ascending. */
export function pagesOf({ from, page }: ListState): readonly number[] {
	return Array.from({ length: page - from + 1 }, (_, index) => from + index);
}

function ids(name: 'category_ids' | 'attributes_ids' | 'manufacturer_ids', list: readonly number[]): Partial<ProductsQuery> {
	return list.length > 0 ? { [name]: list.join(',') } : {};
}
