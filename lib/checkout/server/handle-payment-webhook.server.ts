import { createLineLimit } from '@titraj/contract/line-limit.ts';
import { resolveAppUrl } from '#lib/navigation/resolve-app-url.ts';
import { loadSiteOnce } from '#lib/navigation/server/load-site-once.server.ts';
import { type Environment, readEnvironment } from '#lib/platform/config/environment.server.ts';
import { securityHeaders } from '#lib/platform/config/security-headers.server.ts';
import type { DataOf } from '#lib/platform/http/client.ts';
import type { Result } from '#lib/platform/http/result.ts';
import { PRIVATE_HEADERS } from '#lib/platform/server/cache/cdn-headers.server.ts';
import { publicClient } from '#lib/platform/server/http/backend.server.ts';
import { errorDocumentResponse } from '#lib/platform/server/http/error-document.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { problem } from '#lib/platform/server/http/problem.server.ts';
import { problemOfFailure } from '#lib/platform/server/http/problem-of-failure.server.ts';
import { log } from '#lib/platform/server/log/log.server.ts';
import { resolveReturnNext, toPage } from '../resolve-next.ts';
import { PAYMENT_CALLBACK, PAYMENT_RETURN } from './payment-addresses.server.ts';
import { readProviderMessage } from './read-provider-message.server.ts';

type Kind = 'callback' | 'return';

/** Limits the log lines of this process, which contain the request but no payment; the backend logs its result with a separate limit. */
const refusedLines = createLineLimit({ most: 20, windowMs: 60_000 });

function logRefused(event: string, label: string | undefined): void {
	const { writes, leftOut } = refusedLines(performance.now());
	if (writes) log('error', event, { label, ...(leftOut > 0 && { refused_before: leftOut }) });
}

/** Webhook of a payment provider. The backend verifies its signature; forged ones are refused and logged (Spec 4, Checkout result). */
export async function handlePaymentCallback(request: Request, requestId: string): Promise<Response> {
	const environment = readEnvironment();
	const answer = await forwardWebhook(request, 'callback', environment);
	if (answer === null) return problem(400, { requestId, detail: 'No payment webhook' });
	if (answer.ok) return jsonResponse({ success: true });
	if (answer.error.kind !== 'rejected') return problemOfFailure(answer.error, requestId);
	logRefused('payment callback refused', answer.error.label);
	return problem(403, { requestId, extra: { label_name: answer.error.label } });
}

/**
 * Handles the shopper's return from a provider, usually a cross-site POST and therefore without cookies. Redirects (303) to the page with
 * the outcome. A forged request leads to the failed-order page without an order, an unreadable one to the home page. If the backend did not
 * answer, reloading the page sends the request again.
 */
export async function handlePaymentReturn(request: Request, requestId: string): Promise<Response> {
	const environment = readEnvironment();
	const lang = languageOfRequest(request, environment.languages);
	const answer = await forwardWebhook(request, 'return', environment);
	const { urls } = await loadSiteOnce(environment, await publicClient(environment, lang), false);
	if (answer?.ok) return goTo(resolveReturnNext(answer.data, urls).url);
	if (answer !== null && answer.error.kind !== 'rejected') {
		log('error', 'payment return failed', { error: answer.error.message });
		return errorDocumentResponse({ lang, status: 503, requestId, address: new URL(request.url).pathname, production: true });
	}
	if (answer === null) return goTo(resolveAppUrl('home', urls) ?? '/');
	logRefused('payment return refused', answer.error.label);
	// There is no order to show. A shop without the failed_order page answers with an error document (0065).
	if (resolveAppUrl('webshop_failed_order', urls) === null)
		return errorDocumentResponse({ lang, status: 403, requestId, address: new URL(request.url).pathname, production: true });
	return goTo(toPage('failed_order', urls, { error: 'error_payment_signature' }).url);
}

async function forwardWebhook(request: Request, kind: Kind, environment: Environment): Promise<Result<DataOf<'_post_hapi_webshop_payment_notice'>> | null> {
	const { pathname } = new URL(request.url);
	const prefix = kind === 'callback' ? PAYMENT_CALLBACK : PAYMENT_RETURN;
	const provider = /^[a-z0-9_-]{1,40}$/.exec(pathname.slice(prefix.length).replace(/\/$/, ''))?.[0];
	const sent = await readProviderMessage(request, environment);
	if (provider === undefined || sent === null) return null;
	const client = await publicClient(environment, languageOfRequest(request, environment.languages));
	return client.call('_post_hapi_webshop_payment_notice', { provider, kind, ...sent });
}

function goTo(location: string): Response {
	return new Response(null, { status: 303, headers: { ...securityHeaders(), location, ...PRIVATE_HEADERS } });
}
