import type { ApiClient } from '#lib/api/client.ts';
import { ApiFailure } from '#lib/api/result.ts';
import { type Environment, readEnvironment } from '#lib/config/environment.server.ts';
import type { PlacedOrder } from '#lib/contract/checkout.ts';
import type { OrderOutcome } from '#lib/contract/checkout-outcome.ts';
import { type PaymentResult, resolveNext } from '#lib/domain/checkout/resolve-next.ts';
import { backendClient, publicClient } from '#lib/server/backend.server.ts';
import { hintCookies } from '#lib/server/gateway/hint-cookies.server.ts';
import { parseRequest } from '#lib/server/gateway/parse-request.server.ts';
import { answerJson } from '#lib/server/http/answer-json.server.ts';
import { guardWrite } from '#lib/server/http/guard-write.server.ts';
import { log } from '#lib/server/http/log.server.ts';
import { noSession, problem, tooMany } from '#lib/server/http/problem.server.ts';
import { languageOfRequest } from '#lib/server/language-of-request.server.ts';
import { loadSiteOnce } from '#lib/server/pages/load-site-once.server.ts';
import { readToken } from '#lib/server/session/cookies.server.ts';
import { openPayment } from './open-payment.server.ts';
import { takeOrderAttempt } from './order-limits.server.ts';
import { isPaymentAddress } from './payment-addresses.server.ts';
import { placeOrder } from './place-order.server.ts';

/** Bytes of an order's body: the lines of a full cart and a note, each as long as it may be, are 90 KB. */
const LIMIT = 128 * 1024;

/** Places the order of a cart and says where to go, whatever became of it (Spec 4, Checkout result; D20). The shop's pages are known before anything is ordered. */
export async function answerOrder(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	const environment = readEnvironment();
	const sent = await guardWrite(request, { requestId, siteUrl: environment.siteUrl, limit: LIMIT });
	if (!sent.ok) return sent.response;
	const parsed = parseRequest('_post_hapi_webshop_order', sent.body);
	if (!parsed.ok) return problem(422, { requestId, detail: parsed.fault });
	const token = readToken(request);
	if (token === undefined) return noSession(requestId);
	const wait = takeOrderAttempt({ address, token, now: Date.now() });
	if (wait > 0) return tooMany(wait, requestId);

	const lang = languageOfRequest(request, environment.languages);
	const client = (await backendClient(environment, lang, token)).with({ clientAddress: address });
	const { urls } = await loadSiteOnce(environment, await publicClient(environment, lang), false);
	const { label, data } = await placeOrder(client, parsed.request, environment);
	const order = data?.order ?? null;
	const createdUrl = checkAddress(data?.redirect_url_on_created ?? null, environment);
	const payment = order?.payment_type === 'redirect' ? await tryPayment(client, order, environment) : null;
	const { next, fault } = resolveNext({ order, createdUrl, payment, ...(label !== undefined && { label }) }, urls);
	if (fault !== null) log('error', 'order without a next page', { fault });

	const cart = data?.cart ?? null;
	const outcome: OrderOutcome = {
		success: order !== null,
		...(label !== undefined && { label_name: label }),
		data: { next, order_identificator: order?.order_identificator ?? null, number: order?.number ?? null, cart, changes: data?.changes ?? [] },
	};
	return answerJson(outcome, {}, hintCookies(request, '_post_hapi_webshop_order', cart));
}

/** An order stands, even if its payment cannot be opened now: then it is asked for anew. */
async function tryPayment(client: ApiClient, { order_identificator }: PlacedOrder, environment: Environment): Promise<PaymentResult | null> {
	try {
		return (await openPayment(client, { order_identificator }, environment)).payment;
	} catch (cause) {
		if (!(cause instanceof ApiFailure)) throw cause;
		log('error', 'payment not opened', { fault: cause.message });
		return null;
	}
}

const checkAddress = (url: string | null, environment: Environment): string | null => (url !== null && isPaymentAddress(url, environment) ? url : null);
