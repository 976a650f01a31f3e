import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { backendClient } from '#lib/platform/server/http/backend.server.ts';
import { guardWrite } from '#lib/platform/server/http/guard-write.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { parseRequest } from '#lib/platform/server/http/parse-request.server.ts';
import { noSession, problem, tooMany } from '#lib/platform/server/http/problem.server.ts';
import { problemOfFailure, statusOfFailure } from '#lib/platform/server/http/problem-of-failure.server.ts';
import { toEnvelope } from '#lib/platform/server/http/to-envelope.server.ts';
import { readToken } from '#lib/platform/server/session/cookies.server.ts';
import { signedInCookies } from '#lib/platform/server/session/signed-in-cookies.server.ts';
import { forgetLoginAttempts, releaseLoginAttempt, takeLoginAttempt } from './login-limits.server.ts';

/** Signs in: stores the returned token in the cookie and sets the staff marker for staff; the backend merges the guest's cart (Spec 4, Login; D19, D20). */
export async function handleLogin(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	const environment = readEnvironment();
	const sent = await guardWrite(request, { requestId, siteUrl: environment.siteUrl, limit: 4096 });
	if (!sent.ok) return sent.response;
	const parsed = parseRequest('_post_hapi_auth_login', sent.body);
	if (!parsed.ok) return problem(422, { requestId, detail: parsed.error });
	const login = { address, email: parsed.request.email };
	const wait = takeLoginAttempt(login, performance.now());
	if (wait > 0) return tooMany(wait, requestId);
	const guest = readToken(request);
	if (guest === undefined) return noSession(requestId);

	const client = (await backendClient(environment, languageOfRequest(request, environment.languages), guest)).with({ clientAddress: address });
	const answer = await client.call('_post_hapi_auth_login', parsed.request);
	if (!answer.ok) {
		if (answer.error.kind === 'rejected') return jsonResponse(toEnvelope(answer.error.body));
		if (statusOfFailure(answer.error) >= 500) releaseLoginAttempt(login);
		return problemOfFailure(answer.error, requestId);
	}

	forgetLoginAttempts(login);
	return jsonResponse({ success: true }, {}, await signedInCookies(request, client, answer.data.jwt));
}
