import type { DataOf } from '#lib/api/client.ts';
import { toListPart } from '#lib/api/mappers/to-list-part.ts';
import { unwrap } from '#lib/api/result.ts';
import { parseListState } from '#lib/domain/list-address.ts';
import type { ListPart, ListScope } from '#lib/domain/listing.ts';
import { pagesOf, toProductsQuery } from '#lib/domain/to-products-query.ts';
import { fetchApi } from './fetch-api.ts';
import { createFreshLoads } from './fresh-loads.ts';
import { pageCurrency } from './page-currency.ts';

type Answer = DataOf<'_get_hapi_catalog_products'>;

/** Pages of lists that were loaded lately: "load more" asks for the new page alone. */
const pages = createFreshLoads<Answer>({ freshMs: 60_000, most: 60 });

/** Loads the state of a list that a query names, through the gateway (D8). Throws ApiFailure. */
export async function loadListPart(scope: ListScope, query: string): Promise<ListPart> {
	const state = parseListState(query);
	const answers = await Promise.all(pagesOf(state).map((page) => loadPage(toProductsQuery(scope, state, page))));
	return toListPart(answers, pageCurrency());
}

function loadPage(query: ReturnType<typeof toProductsQuery>): Promise<Answer> {
	const words = Object.entries(query).map(([name, value]) => [name, String(value)]);
	const path = `/api/hapi/catalog/products?${new URLSearchParams(words)}`;
	return pages(path, async () => unwrap(await fetchApi<Answer>(path)));
}
