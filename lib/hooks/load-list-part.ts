import type { DataOf } from '#lib/api/client.ts';
import { toListPart } from '#lib/api/mappers/to-list-part.ts';
import { unwrap } from '#lib/api/result.ts';
import { parseListState } from '#lib/domain/list-address.ts';
import type { ListPart, ListScope } from '#lib/domain/listing.ts';
import { pagesOf, toProductsQuery } from '#lib/domain/to-products-query.ts';
import { fetchApi } from './fetch-api.ts';
import { pageCurrency } from './page-currency.ts';

type Answer = DataOf<'_get_hapi_catalog_products'>;

/** Pages of lists that were loaded lately: "load more" asks for the new page alone. */
const known = new Map<string, { readonly at: number; readonly answer: Promise<Answer> }>();
const MOST_KNOWN = 60;
const FRESH = 60_000;

/** Loads the state of a list that a query names, through the gateway (D8). Throws ApiFailure. */
export async function loadListPart(scope: ListScope, query: string): Promise<ListPart> {
	const state = parseListState(query);
	const answers = await Promise.all(pagesOf(state).map((page) => loadPage(toProductsQuery(scope, state, page))));
	return toListPart(answers, pageCurrency());
}

function loadPage(query: ReturnType<typeof toProductsQuery>): Promise<Answer> {
	const words = Object.entries(query).map(([name, value]) => [name, String(value)]);
	const path = `/api/hapi/catalog/products?${new URLSearchParams(words)}`;
	const found = known.get(path);
	if (found && Date.now() - found.at < FRESH) return found.answer;
	const answer = fetchApi<Answer>(path).then(unwrap);
	known.delete(path);
	known.set(path, { at: Date.now(), answer });
	answer.catch(() => known.delete(path));
	const [oldest] = known.keys();
	if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
	return answer;
}
