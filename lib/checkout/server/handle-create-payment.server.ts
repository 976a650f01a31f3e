import type { PaymentOutcome } from '@titraj/contract/checkout-outcome.ts';
import { loadSiteOnce } from '#lib/navigation/server/load-site-once.server.ts';
import { type Environment, readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { RequestOf } from '#lib/platform/http/client.ts';
import { backendClient, publicClient } from '#lib/platform/server/http/backend.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { parseRequest } from '#lib/platform/server/http/parse-request.server.ts';
import { noSession, problem } from '#lib/platform/server/http/problem.server.ts';
import { readToken } from '#lib/platform/server/session/cookies.server.ts';
import { resolvePaymentNext } from '../resolve-next.ts';
import { openPayment } from './open-payment.server.ts';
import { limitAttempts, PAYMENTS } from './order-limits.server.ts';

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
	return limitAttempts(PAYMENTS, { address, token, requestId }, () => createPayment(request, parsed.request, { environment, token, address }));
}

interface Sender {
	readonly environment: Environment;
	readonly token: string;
	readonly address: string;
}

async function createPayment(
	request: Request,
	wish: RequestOf<'_get_hapi_webshop_create_payment'>,
	{ environment, token, address }: Sender,
): Promise<Response> {
	const lang = languageOfRequest(request, environment.languages);
	const client = (await backendClient(environment, lang, token)).with({ clientAddress: address });
	const { payment, payment_type, form } = await openPayment(client, wish, environment);
	const { urls } = await loadSiteOnce(environment, await publicClient(environment, lang), false);
	const next = resolvePaymentNext({ order_identificator: wish.order_identificator, payment_type, payment }, urls);
	const refused = wish.new_payment === 1 && next.kind === 'new_payment';
	const outcome: PaymentOutcome = { success: !refused, ...(payment.label !== undefined && { label_name: payment.label }), data: { next, form } };
	return jsonResponse(outcome);
}
