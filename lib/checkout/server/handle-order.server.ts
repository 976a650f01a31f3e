import type { OrderOutcome } from '@titraj/contract/checkout-outcome.ts';
import { loadSiteOnce } from '#lib/navigation/server/load-site-once.server.ts';
import { type Environment, readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { RequestOf } from '#lib/platform/http/client.ts';
import { backendClient, publicClient } from '#lib/platform/server/http/backend.server.ts';
import { guardWrite } from '#lib/platform/server/http/guard-write.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { parseRequest } from '#lib/platform/server/http/parse-request.server.ts';
import { noSession, problem } from '#lib/platform/server/http/problem.server.ts';
import { readToken } from '#lib/platform/server/session/cookies.server.ts';
import { hintCookies } from '#lib/platform/server/session/hint-cookies.server.ts';
import { limitAttempts, ORDERS } from './order-limits.server.ts';
import { placeOrder } from './place-order.server.ts';
import { resolveOrder } from './resolve-order.server.ts';

/** Maximum body size in bytes: the lines of a full cart and a note, each at maximum length, take 90 KB. */
const LIMIT = 128 * 1024;

/** Places the order of a cart and returns the next page for every outcome (Spec 4, Checkout result; D20). */
export async function handleOrder(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	const environment = readEnvironment();
	const sent = await guardWrite(request, { requestId, siteUrl: environment.siteUrl, limit: LIMIT });
	if (!sent.ok) return sent.response;
	const parsed = parseRequest('_post_hapi_webshop_order', sent.body);
	if (!parsed.ok) return problem(422, { requestId, detail: parsed.error });
	const token = readToken(request);
	if (token === undefined) return noSession(requestId);
	return limitAttempts(ORDERS, { address, token, requestId }, () => order(request, parsed.request, { environment, token, address }));
}

type Order = RequestOf<'_post_hapi_webshop_order'>;

async function order(request: Request, body: Order, { environment, token, address }: { environment: Environment; token: string; address: string }) {
	const lang = languageOfRequest(request, environment.languages);
	const client = (await backendClient(environment, lang, token)).with({ clientAddress: address });
	// Loaded before the order is sent: if this fails, nothing is ordered.
	const { urls } = await loadSiteOnce(environment, await publicClient(environment, lang), false);
	const { label, data } = await placeOrder(client, body, environment);
	const placed = data?.order ?? null;
	const next = await resolveOrder(client, { order: placed, createdUrl: data?.redirect_url_on_created ?? null, label }, { environment, urls });

	const cart = data?.cart ?? null;
	const outcome: OrderOutcome = {
		success: placed !== null,
		...(label !== undefined && { label_name: label }),
		data: { next, order_identificator: placed?.order_identificator ?? null, number: placed?.number ?? null, cart, changes: data?.changes ?? [] },
	};
	return jsonResponse(outcome, {}, hintCookies(request, '_post_hapi_webshop_order', cart));
}
