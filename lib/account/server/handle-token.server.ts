import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient, RequestOf } from '#lib/platform/http/client.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { backendClient, bootstrapClient } from '#lib/platform/server/http/backend.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { problem, tooMany } from '#lib/platform/server/http/problem.server.ts';
import { problemOfFailure } from '#lib/platform/server/http/problem-of-failure.server.ts';
import { isFromElsewhere } from '#lib/platform/server/http/same-origin.server.ts';
import { readToken, staffCookie, stateCookie, tokenCookie } from '#lib/platform/server/session/cookies.server.ts';
import { countPieces, newHint, readHint } from '#lib/platform/server/session/hint.server.ts';
import { serialiseStateHint } from '#lib/platform/session/state-hint.ts';
import { takeTokenCall } from './token-limit.server.ts';

type TokenRequest = RequestOf<'_get_hapi_auth_generate_token'>;

/**
 * Gives the visitor a session. With `regenerate=1` the backend checks the token, and a refused one is replaced by a new guest's; without it
 * an existing token is kept unchecked. Rate-limited by address. The only place that issues tokens for visitors (Spec 7, token; Spec 8,
 * 401). A link may contain a session to resume, `set_token_id` with `token_hash` (0068). The token is sent only in the cookie (D19).
 */
export async function handleToken(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	if (isFromElsewhere(request)) return problem(403, { requestId, detail: 'Only pages of this shop may do this' });
	const environment = readEnvironment();
	const wait = takeTokenCall(address, environment.tokenCallsPerMinute, performance.now());
	if (wait > 0) return tooMany(wait, requestId);
	const { searchParams } = new URL(request.url);
	const lang = languageOfRequest(request, environment.languages);
	const token = readToken(request);
	const hint = readHint(request);
	const named = namedSession(searchParams);
	if (named !== null && !hint?.signedIn && !hint?.cartCount) return carryOn(request, named, bootstrapClient(environment, lang), requestId);
	if (token !== undefined && hint && searchParams.get('regenerate') !== '1') return keep(request, { token, signedIn: hint.signedIn });
	if (token !== undefined) {
		const login = await (await backendClient(environment, lang, token)).call('_get_hapi_auth_is_login', {});
		if (login.ok) return keep(request, { token, signedIn: login.data.user_id !== null });
		if (login.error.statusCode !== 401) return problemOfFailure(login.error, requestId);
	}
	// End the refused session at the backend as well, so that it cannot be resumed.
	const refused = token === undefined ? {} : { token };
	const { jwt } = unwrap(
		await bootstrapClient(environment, lang)
			.with(refused)
			.call('_get_hapi_auth_generate_token', token === undefined ? {} : { force_logout: 1 }),
	);
	return store(request, jwt);
}

function namedSession(query: URLSearchParams): TokenRequest | null {
	const [set_token_id, token_hash] = [query.get('set_token_id'), query.get('token_hash')];
	return set_token_id && token_hash && set_token_id.length <= 100 && token_hash.length <= 200 ? { set_token_id, token_hash } : null;
}

/** Resumes the named session for a visitor without a cart or account. Customer sessions are refused, because a link must not sign a visitor in. */
async function carryOn(request: Request, named: TokenRequest, bootstrap: ApiClient, requestId: string): Promise<Response> {
	const { jwt } = unwrap(await bootstrap.call('_get_hapi_auth_generate_token', named));
	const visitor = (await backendClient(readEnvironment(), bootstrap.settings.lang, jwt)).with({ token: jwt });
	const [login, cart] = await Promise.all([visitor.call('_get_hapi_auth_is_login', {}), visitor.call('_get_hapi_webshop_cart', {})]);
	if (!login.ok) return problemOfFailure(login.error, requestId);
	if (login.data.user_id !== null) return problem(403, { requestId, detail: 'A link cannot sign a visitor in' });
	return store(request, jwt, cart.ok ? countPieces(cart.data) : 0);
}

function keep(request: Request, { token, signedIn }: { token: string; signedIn: boolean }): Response {
	const known = readHint(request) ?? newHint({ signedIn, cartCount: 0 });
	return jsonResponse({ success: true, data: { created: false } }, {}, [
		tokenCookie(request, token),
		stateCookie(request, serialiseStateHint({ ...known, signedIn })),
	]);
}

function store(request: Request, jwt: string, cartCount = 0): Response {
	const hint = newHint({ signedIn: false, cartCount });
	return jsonResponse({ success: true, data: { created: true } }, {}, [
		tokenCookie(request, jwt),
		stateCookie(request, serialiseStateHint(hint)),
		staffCookie(request, false),
	]);
}
