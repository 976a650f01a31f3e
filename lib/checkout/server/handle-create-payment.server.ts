import type { PaymentOutcome } from '@titraj/contract/checkout-outcome.ts';
import { loadSiteOnce } from '#lib/navigation/server/load-site-once.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { backendClient, publicClient } from '#lib/platform/server/http/backend.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { parseRequest } from '#lib/platform/server/http/parse-request.server.ts';
import { noSession, problem, tooMany } from '#lib/platform/server/http/problem.server.ts';
import { readToken } from '#lib/platform/server/session/cookies.server.ts';
import { resolvePaymentNext } from '../resolve-next.ts';
import { openPayment } from './open-payment.server.ts';
import { takePaymentAttempt } from './order-limits.server.ts';

/**
 * Creates the payment of an order and returns the next page, with the provider's form if it has one. Cross-site requests are refused,
 * because the call creates payments. Only a refused retry has `success: false`; every other outcome has a next page (Spec 4, Checkout
 * result; D20).
 */
export async function handleCreatePayment(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	const environment = readEnvironment();
	const site = request.headers.get('sec-fetch-site');
	if (site !== null && site !== 'same-origin') return problem(403, { requestId, detail: 'Only pages of this shop may do this' });
	const { return_url: _own, callback_url: _ours, ...asked } = Object.fromEntries(new URL(request.url).searchParams);
	const parsed = parseRequest('_get_hapi_webshop_create_payment', asked);
	if (!parsed.ok) return problem(422, { requestId, detail: parsed.error });
	const token = readToken(request);
	if (token === undefined) return noSession(requestId);
	const wait = takePaymentAttempt({ address, token, now: performance.now() });
	if (wait > 0) return tooMany(wait, requestId);

	const lang = languageOfRequest(request, environment.languages);
	const client = (await backendClient(environment, lang, token)).with({ clientAddress: address });
	const { payment, payment_type, form } = await openPayment(client, parsed.request, environment);
	const { urls } = await loadSiteOnce(environment, await publicClient(environment, lang), false);
	const next = resolvePaymentNext({ order_identificator: parsed.request.order_identificator, payment_type, payment }, urls);
	const refused = parsed.request.new_payment === 1 && next.kind === 'new_payment';
	const outcome: PaymentOutcome = { success: !refused, ...(payment.label !== undefined && { label_name: payment.label }), data: { next, form } };
	return jsonResponse(outcome);
}
