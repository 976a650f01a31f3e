import { readEnvironment } from '#lib/config/environment.server.ts';
import { serialiseStateHint } from '#lib/domain/state-hint.ts';
import { backendClient } from '#lib/server/backend.server.ts';
import { answerJson } from '#lib/server/http/answer-json.server.ts';
import { guardWrite } from '#lib/server/http/guard-write.server.ts';
import { noSession, tooMany } from '#lib/server/http/problem.server.ts';
import { problemOfFailure } from '#lib/server/http/problem-of-failure.server.ts';
import { languageOfRequest } from '#lib/server/language-of-request.server.ts';
import { readToken, staffCookie, stateCookie, tokenCookie } from './cookies.server.ts';
import { newHint } from './hint.server.ts';
import { takeTokenCall } from './token-limit.server.ts';

/** Signs out: the new guest's token of the answer replaces the cookie and the staff marker goes (Spec 4, Logout; D19). */
export async function answerLogout(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	const environment = readEnvironment();
	const sent = await guardWrite(request, { requestId, siteUrl: environment.siteUrl, limit: 4096 });
	if (!sent.ok) return sent.response;
	const token = readToken(request);
	if (token === undefined) return noSession(requestId);
	const wait = takeTokenCall(address, environment.tokenCallsPerMinute, performance.now());
	if (wait > 0) return tooMany(wait, requestId);
	const client = await backendClient(environment, languageOfRequest(request, environment.languages), token);
	const answer = await client.call('_post_hapi_auth_logout', {});
	if (!answer.ok) return problemOfFailure(answer.error, requestId);
	const hint = newHint({ signedIn: false, cartCount: 0 });
	return answerJson({ success: true }, {}, [
		tokenCookie(request, answer.data.jwt),
		stateCookie(request, serialiseStateHint(hint)),
		staffCookie(request, false),
	]);
}
