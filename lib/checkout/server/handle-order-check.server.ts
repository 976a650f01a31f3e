import type { OrderCheck } from '@titraj/contract/checkout-outcome.ts';
import type { NamedPaths } from '#lib/navigation/resolve-app-url.ts';
import { loadSiteOnce } from '#lib/navigation/server/load-site-once.server.ts';
import { type Environment, readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { backendClient, publicClient } from '#lib/platform/server/http/backend.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { parseRequest } from '#lib/platform/server/http/parse-request.server.ts';
import { noSession, problem } from '#lib/platform/server/http/problem.server.ts';
import { isFromElsewhere } from '#lib/platform/server/http/same-origin.server.ts';
import { readToken } from '#lib/platform/server/session/cookies.server.ts';
import { limitAttempts, ORDER_CHECKS } from './order-limits.server.ts';
import { findOrder, isOrderIdempotent } from './place-order.server.ts';
import { resolveOrder } from './resolve-order.server.ts';

/**
 * Looks up an order whose answer was lost by its idempotency key, and returns the next page if it was placed. If the backend has no such
 * endpoint, only the state of the cart is returned (Spec 4, Checkout result; D41).
 */
export async function handleOrderCheck(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	const environment = readEnvironment();
	if (isFromElsewhere(request)) return problem(403, { requestId, detail: 'Only pages of this shop may do this' });
	const idempotency_key = new URL(request.url).searchParams.get('idempotency_key');
	const parsed = parseRequest('_get_hapi_webshop_placed_order', { idempotency_key });
	if (!parsed.ok) return problem(422, { requestId, detail: parsed.error });
	const token = readToken(request);
	if (token === undefined) return noSession(requestId);
	return limitAttempts(ORDER_CHECKS, { address, token, requestId }, async () => {
		const lang = languageOfRequest(request, environment.languages);
		const client = (await backendClient(environment, lang, token)).with({ clientAddress: address });
		const { urls } = await loadSiteOnce(environment, await publicClient(environment, lang), false);
		return jsonResponse(await checkOrder(client, parsed.request.idempotency_key, { environment, urls }));
	});
}

async function checkOrder(client: ApiClient, key: string, { environment, urls }: { environment: Environment; urls: NamedPaths }): Promise<OrderCheck> {
	const may_repeat = isOrderIdempotent(client);
	const found = await findOrder(client, key, environment);
	if (found?.order) {
		const next = await resolveOrder(client, { order: found.order, createdUrl: found.redirect_url_on_created }, { environment, urls });
		return { success: true, data: { state: 'placed', next, may_repeat, cart_is_empty: null } };
	}
	if (found) return { success: true, data: { state: 'none', next: null, may_repeat, cart_is_empty: null } };
	const cart = await client.call('_get_hapi_webshop_cart', {});
	const cart_is_empty = cart.ok ? cart.data.parcels.every(({ items }) => items.length === 0) : null;
	return { success: true, data: { state: 'unknown', next: null, may_repeat, cart_is_empty } };
}
