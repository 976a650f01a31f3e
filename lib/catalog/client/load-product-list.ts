import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { createFreshLoads } from '#lib/platform/client/fresh-loads.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import type { DataOf } from '#lib/platform/http/client.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { parseListState } from '../list-address.ts';
import type { ListScope, ProductList } from '../listing.ts';
import { toProductList } from '../to-product-list.ts';
import { pagesOf, toProductsQuery } from '../to-products-query.ts';

type Answer = DataOf<'_get_hapi_catalog_products'>;

/** Cached pages of lists, so that "load more" requests only the new page. */
const pages = createFreshLoads<Answer>({ freshMs: 60_000, most: 60 });

/** Loads the list state of a query through the gateway (D8). Throws ApiFailure. */
export async function loadProductList(scope: ListScope, query: string): Promise<ProductList> {
	const state = parseListState(query);
	const answers = await Promise.all(pagesOf(state).map((page) => loadPage(toProductsQuery(scope, state, page))));
	return toProductList(answers, pageCurrency());
}

function loadPage(query: ReturnType<typeof toProductsQuery>): Promise<Answer> {
	const words = Object.entries(query).map(([name, value]) => [name, String(value)]);
	const path = `/api/hapi/catalog/products?${new URLSearchParams(words)}` as const;
	return pages(path, async () => unwrap(await fetchApi(path)));
}
