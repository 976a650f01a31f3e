import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { backendClient, bootstrapClient } from '#lib/platform/server/http/backend.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { problem, tooMany } from '#lib/platform/server/http/problem.server.ts';
import { problemOfFailure } from '#lib/platform/server/http/problem-of-failure.server.ts';
import { isFromElsewhere } from '#lib/platform/server/http/same-origin.server.ts';
import { readToken, staffCookie, stateCookie, tokenCookie } from '#lib/platform/server/session/cookies.server.ts';
import { newHint, readHint } from '#lib/platform/server/session/hint.server.ts';
import { serialiseStateHint } from '#lib/platform/session/state-hint.ts';
import { takeTokenCall } from './token-limit.server.ts';

/**
 * Gives the visitor a session: with `regenerate=1` the backend is asked whether it still accepts the token, which gives way to a new guest's
 * if not, as often as one address may ask; without it a token that is there is taken as it is. The only place that mints for visitors (Spec 7, token; Spec 8, 401). The token
 * travels in the cookie alone (D19).
 */
export async function handleToken(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	if (isFromElsewhere(request)) return problem(403, { requestId, detail: 'Only pages of this shop may do this' });
	const environment = readEnvironment();
	const wait = takeTokenCall(address, environment.tokenCallsPerMinute, performance.now());
	if (wait > 0) return tooMany(wait, requestId);
	const lang = languageOfRequest(request, environment.languages);
	const token = readToken(request);
	const hint = readHint(request);
	if (token !== undefined && hint && new URL(request.url).searchParams.get('regenerate') !== '1') return keep(request, { token, signedIn: hint.signedIn });
	if (token !== undefined) {
		const login = await (await backendClient(environment, lang, token)).call('_get_hapi_auth_is_login', {});
		if (login.ok) return keep(request, { token, signedIn: login.data.user_id !== null });
		if (login.error.statusCode !== 401) return problemOfFailure(login.error, requestId);
	}
	const { jwt } = unwrap(await bootstrapClient(environment, lang).call('_get_hapi_auth_generate_token', {}));
	return store(request, jwt);
}

function keep(request: Request, { token, signedIn }: { token: string; signedIn: boolean }): Response {
	const known = readHint(request) ?? newHint({ signedIn, cartCount: 0 });
	return jsonResponse({ success: true, data: { created: false } }, {}, [
		tokenCookie(request, token),
		stateCookie(request, serialiseStateHint({ ...known, signedIn })),
	]);
}

function store(request: Request, jwt: string): Response {
	const hint = newHint({ signedIn: false, cartCount: 0 });
	return jsonResponse({ success: true, data: { created: true } }, {}, [
		tokenCookie(request, jwt),
		stateCookie(request, serialiseStateHint(hint)),
		staffCookie(request, false),
	]);
}
