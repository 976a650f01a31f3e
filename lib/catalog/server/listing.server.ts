import type { Site } from '#lib/navigation/server/site.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { parseListState, toListQuery } from '../list-address.ts';
import type { ListState } from '../list-state.ts';
import type { Listing, ListScope } from '../listing.ts';
import { toProductList } from '../to-product-list.ts';
import { pagesOf, toProductsQuery } from '../to-products-query.ts';

interface Wanted {
	readonly client: ApiClient;
	readonly site: Site;
	readonly path: string;
	readonly query: URLSearchParams;
	readonly scope: ListScope;
}

export interface LoadedListing {
	readonly listing: Listing;
	readonly state: ListState;
	/** Cache tags of the list's products. */
	readonly tags: readonly string[];
}

/** Loads the list state of a query (D8, D22). Null for a page past the end; an empty first page is valid. */
export async function loadListing({ client, site, path, query, scope }: Wanted): Promise<LoadedListing | null> {
	const state = parseListState(query);
	const answers = await Promise.all(pagesOf(state).map((page) => client.call('_get_hapi_catalog_products', toProductsQuery(scope, state, page)).then(unwrap)));
	const part = toProductList(answers, site.currency.code);
	if (part.products.length === 0 && state.page > 1) return null;
	return {
		listing: { path, scope, query: toListQuery(state), ...part },
		state,
		tags: part.products.map(({ id }) => `product:${id}`),
	};
}

/** Whether the state is a plain page of the list, which search engines may index. Filters, sort orders and views are not indexed. */
export function isPlainPage(state: ListState): boolean {
	return toListQuery(state) === toListQuery({ ...parseListState(''), page: state.page, from: state.page });
}
