import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { backendClient } from '#lib/platform/server/http/backend.server.ts';
import { guardWrite } from '#lib/platform/server/http/guard-write.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { noSession, problem } from '#lib/platform/server/http/problem.server.ts';
import { problemOfFailure } from '#lib/platform/server/http/problem-of-failure.server.ts';
import { toEnvelope } from '#lib/platform/server/http/to-envelope.server.ts';
import { readToken, returnCookie } from '#lib/platform/server/session/cookies.server.ts';
import { parseOwnPath } from '#lib/platform/url/own-path.ts';
import { accountUrls } from './account-urls.server.ts';

/** Path that providers redirect to; the provider's code is appended. */
export const SOCIAL_RETURN = '/api/hapi/auth/social-return/';
const PROVIDER = /^[a-z0-9_-]{1,40}$/;

/**
 * Returns the URL of the provider's sign-in page. A cookie of ten minutes stores where to return: the page that was given, else the account
 * in its language (Spec 7, social login by provider).
 */
export async function handleSocialLogin(request: Request, requestId: string): Promise<Response> {
	const environment = readEnvironment();
	const sent = await guardWrite(request, { requestId, siteUrl: environment.siteUrl, limit: 4096 });
	if (!sent.ok) return sent.response;
	const { provider, redirect } = sent.body;
	if (typeof provider !== 'string' || !PROVIDER.test(provider)) return problem(422, { requestId, detail: 'provider must be the code of a provider' });
	const token = readToken(request);
	if (token === undefined) return noSession(requestId);
	const lang = languageOfRequest(request, environment.languages);
	const client = await backendClient(environment, lang, token);
	const redirect_uri = `${environment.siteUrl}${SOCIAL_RETURN}${provider}`;
	const answer = await client.call('_get_hapi_auth_social_login', { provider, redirect_uri });
	if (!answer.ok) return answer.error.kind === 'rejected' ? jsonResponse(toEnvelope(answer.error.body)) : problemOfFailure(answer.error, requestId);
	const back = parseOwnPath(typeof redirect === 'string' ? redirect : null) ?? (await accountUrls(environment, lang)).member;
	return jsonResponse(toEnvelope(answer.data), {}, [returnCookie(request, back)]);
}
