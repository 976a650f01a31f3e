import { readEnvironment } from '#lib/config/environment.server.ts';
import { parseOwnPath } from '#lib/domain/own-path.ts';
import { backendClient } from '#lib/server/backend.server.ts';
import { toEnvelope } from '#lib/server/gateway/to-envelope.server.ts';
import { answerJson } from '#lib/server/http/answer-json.server.ts';
import { guardWrite } from '#lib/server/http/guard-write.server.ts';
import { noSession, problem } from '#lib/server/http/problem.server.ts';
import { problemOfFailure } from '#lib/server/http/problem-of-failure.server.ts';
import { languageOfRequest } from '#lib/server/language-of-request.server.ts';
import { accountUrls } from './account-urls.server.ts';
import { readToken, returnCookie } from './cookies.server.ts';

/** Address that providers send people back to; the provider's code is its last part. */
export const SOCIAL_RETURN = '/api/hapi/auth/social-return/';
const PROVIDER = /^[a-z0-9_-]{1,40}$/;

/** Where the browser goes to sign in with a provider; where it came from, or the account in its language, is kept in a cookie of ten minutes (Spec 7, social login by provider). */
export async function answerSocialLogin(request: Request, requestId: string): Promise<Response> {
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
	if (!answer.ok) return answer.error.kind === 'rejected' ? answerJson(toEnvelope(answer.error.body)) : problemOfFailure(answer.error, requestId);
	const back = parseOwnPath(typeof redirect === 'string' ? redirect : null) ?? (await accountUrls(environment, lang)).member;
	return answerJson(toEnvelope(answer.data), {}, [returnCookie(request, back)]);
}
