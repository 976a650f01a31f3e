import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { backendClient } from '#lib/platform/server/http/backend.server.ts';
import { guardWrite } from '#lib/platform/server/http/guard-write.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { noSession, tooMany } from '#lib/platform/server/http/problem.server.ts';
import { problemOfFailure } from '#lib/platform/server/http/problem-of-failure.server.ts';
import { readToken, staffCookie, stateCookie, tokenCookie } from '#lib/platform/server/session/cookies.server.ts';
import { newHint } from '#lib/platform/server/session/hint.server.ts';
import { serialiseStateHint } from '#lib/platform/session/state-hint.ts';
import { takeTokenCall } from './token-limit.server.ts';

/** Signs out: the new guest's token replaces the one in the cookie, and the staff marker is removed (Spec 4, Logout; D19). */
export async function handleLogout(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	const environment = readEnvironment();
	const sent = await guardWrite(request, { requestId, siteUrl: environment.siteUrl, limit: 4096 });
	if (!sent.ok) return sent.response;
	const token = readToken(request);
	if (token === undefined) return noSession(requestId);
	const wait = takeTokenCall(address, environment.tokenCallsPerMinute, performance.now());
	if (wait > 0) return tooMany(wait, requestId);
	const client = await backendClient(environment, languageOfRequest(request, environment.languages), token);
	const answer = await endSession(client);
	if (!answer.ok) return problemOfFailure(answer.error, requestId);
	const hint = newHint({ signedIn: false, cartCount: 0 });
	return jsonResponse({ success: true }, {}, [
		tokenCookie(request, answer.data.jwt),
		stateCookie(request, serialiseStateHint(hint)),
		staffCookie(request, false),
	]);
}

/** Uses generate-token if the backend has no logout endpoint (Spec 7, force_logout). */
const endSession = (client: ApiClient) =>
	'_post_hapi_auth_logout' in client.settings.table
		? client.call('_post_hapi_auth_logout', {})
		: client.call('_get_hapi_auth_generate_token', { force_logout: 1 });
