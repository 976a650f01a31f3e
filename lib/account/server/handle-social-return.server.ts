import { languageOfPath } from '#lib/navigation/server/language-of-path.server.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { securityHeaders } from '#lib/platform/config/security-headers.server.ts';
import { PRIVATE_HEADERS } from '#lib/platform/server/cache/cdn-headers.server.ts';
import { backendClient } from '#lib/platform/server/http/backend.server.ts';
import { problem } from '#lib/platform/server/http/problem.server.ts';
import { readReturnPath, readToken, returnCookie } from '#lib/platform/server/session/cookies.server.ts';
import { signedInCookies } from '#lib/platform/server/session/signed-in-cookies.server.ts';
import { accountUrls } from './account-urls.server.ts';
import { SOCIAL_RETURN } from './handle-social-login.server.ts';

/**
 * Handles the redirect back from a provider: the backend checks the response against the session that started the login, and its token is
 * stored in the cookie. On failure the visitor is sent to the sign-in page of the starting language, which shows an error (Spec 7, social
 * login; D19, D21).
 */
export async function handleSocialReturn(request: Request, requestId: string): Promise<Response> {
	const { pathname, search } = new URL(request.url);
	const provider = /^[a-z0-9_-]{1,40}$/.exec(pathname.slice(SOCIAL_RETURN.length).replace(/\/$/, ''))?.[0];
	if (provider === undefined || search.length > 4000) return problem(404, { requestId });
	const environment = readEnvironment();
	const back = readReturnPath(request);
	const lang = languageOfPath(back ?? '/', environment.languages);
	const { login, member } = await accountUrls(environment, lang);

	const token = readToken(request);
	if (token === undefined) return goTo(`${login}?social=failed`, [returnCookie(request, null)]);
	const client = await backendClient(environment, lang, token);
	const answer = await client.call('_post_hapi_auth_social_login', { provider, query: search.slice(1) });
	if (!answer.ok) return goTo(`${login}?social=failed`, [returnCookie(request, null)]);
	const cookies = await signedInCookies(request, client, answer.data.jwt);
	return goTo(back ?? member, [...cookies, returnCookie(request, null)]);
}

function goTo(location: string, cookies: readonly string[]): Response {
	const response = new Response(null, { status: 303, headers: { ...securityHeaders(), location, ...PRIVATE_HEADERS } });
	for (const cookie of cookies) response.headers.append('set-cookie', cookie);
	return response;
}
