import { UNSUBSCRIBE, type UnsubscribeKind } from '@titraj/contract/unsubscribe.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { dataHeaders, securityHeaders } from '#lib/platform/config/security-headers.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { PRIVATE_HEADERS } from '#lib/platform/server/cache/cdn-headers.server.ts';
import { publicClient } from '#lib/platform/server/http/backend.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { problem, tooMany } from '#lib/platform/server/http/problem.server.ts';
import { problemOfFailure } from '#lib/platform/server/http/problem-of-failure.server.ts';
import { createRateLimit } from '#lib/platform/server/http/rate-limit.server.ts';

/** Mail services unsubscribe many of their users from a few addresses. */
const limit = createRateLimit({ attempts: 300, windowMs: 60_000 });

interface MailLink {
	readonly kind: UnsubscribeKind;
	/** Path of the page at the shop. */
	readonly page: string;
	readonly id: number;
	readonly code: string;
}

/**
 * POST /api/unsubscribe/{kind}/{path of the mail's page}: one-click unsubscription by a mail program (RFC 8058), without session and idempotent. The code in
 * the path is the permission, so the request may come from anywhere. GET leads to the page, which asks first: scanners open links.
 */
export async function handleUnsubscribe(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	if (!['GET', 'HEAD', 'POST'].includes(request.method)) return problem(405, { requestId, headers: { allow: 'GET, HEAD, POST' } });
	const link = parseLink(new URL(request.url).pathname);
	if (link === null) return problem(404, { requestId, detail: 'There is no such subscription' });
	if (request.method !== 'POST') return new Response(null, { status: 303, headers: { ...securityHeaders(), location: link.page, ...PRIVATE_HEADERS } });
	const wait = limit.take(address, performance.now());
	if (wait > 0) return tooMany(wait, requestId);
	const environment = readEnvironment();
	const answer = await unsubscribe(await publicClient(environment, languageOfRequest(request, environment.languages)), link);
	if (!answer.ok) return problemOfFailure(answer.error, requestId);
	return new Response(null, { status: 204, headers: { ...dataHeaders(), ...PRIVATE_HEADERS } });
}

const unsubscribe = (client: ApiClient, { kind, id, code }: MailLink) =>
	kind === 'newsletter'
		? client.call('_post_hapi_newsletter_unsubscribe', { id, code })
		: client.call('_post_hapi_stock_alert_cancel', { id, code, all: true, kind: kind === 'price-alert' ? 'price' : 'stock' });

function parseLink(pathname: string): MailLink | null {
	const [kind = '', ...segments] = pathname.slice(UNSUBSCRIBE.length).split('/').filter(Boolean);
	const [, id = '', code = ''] = /^(\d{1,10})-([A-Za-z0-9]{10,100})$/.exec(segments.at(-1) ?? '') ?? [];
	if ((kind !== 'newsletter' && kind !== 'stock-alert' && kind !== 'price-alert') || code === '') return null;
	return { kind, page: `/${segments.join('/')}/`, id: Number(id), code };
}
