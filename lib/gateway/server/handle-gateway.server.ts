import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { isRead } from '@titraj/contract/is-read.ts';
import { type Environment, readEnvironment } from '#lib/platform/config/environment.server.ts';
import type { ApiClient, DataOf, RequestOf } from '#lib/platform/http/client.ts';
import type { ApiError, Result } from '#lib/platform/http/result.ts';
import { backendClient, publicClient } from '#lib/platform/server/http/backend.server.ts';
import { type GuardedWrite, guardWrite } from '#lib/platform/server/http/guard-write.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { parseRequest } from '#lib/platform/server/http/parse-request.server.ts';
import { noSession, problem, tooMany } from '#lib/platform/server/http/problem.server.ts';
import { problemOfFailure, statusOfFailure } from '#lib/platform/server/http/problem-of-failure.server.ts';
import { isCostly, takeRead, takeTurn } from '#lib/platform/server/http/read-limits.server.ts';
import { isFromElsewhere } from '#lib/platform/server/http/same-origin.server.ts';
import { toEnvelope } from '#lib/platform/server/http/to-envelope.server.ts';
import { readToken } from '#lib/platform/server/session/cookies.server.ts';
import { hintCookies } from '#lib/platform/server/session/hint-cookies.server.ts';
import { releaseCall, takeCall } from './call-limits.server.ts';
import { allowedMethods, findEndpoint } from './find-endpoint.server.ts';
import { isPublicRead } from './is-public.server.ts';

/** Forwards a call of the contract from the browser to the backend, with the visitor's token as bearer header (D19, D20, D23). */
export async function handleGateway(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	const environment = readEnvironment();
	const { pathname, searchParams } = new URL(request.url);
	const method = request.method === 'HEAD' ? 'GET' : request.method;
	const name = findEndpoint(method, pathname);
	if (name === null) return refuseUnknown(pathname, requestId);
	const sent =
		method === 'GET'
			? guardRead(request, searchParams, { name, requestId })
			: await guardWrite(request, { requestId, siteUrl: environment.siteUrl, ...limitOf(name) });
	if (!sent.ok) return sent.response;
	// Rejected calls are not counted, so another site cannot use up a visitor's limit.
	const wait = takeCall(name, address, performance.now()) || (isRead(name) ? await takeRead(request, { environment, address, name }) : 0);
	if (wait > 0) return tooMany(wait, requestId);
	const parsed = parseRequest(name, sent.body);
	if (!parsed.ok) return problem(422, { requestId, detail: parsed.error });

	const client = await clientFor(request, name, environment);
	if (client === null) return noSession(requestId);
	using _ = isCostly(name) ? await takeTurn({ environment, address }) : null;
	const answer = await callWith(client.with({ clientAddress: address }), name, { request: parsed.request, environment });
	if (answer.ok) return jsonResponse(toEnvelope(answer.data), {}, hintCookies(request, name, answer.data));
	if (answer.error.kind === 'rejected') return jsonResponse(toEnvelope(answer.error.body));
	if (statusOfFailure(answer.error) >= 500) releaseCall(name, address);
	if (isLackingFeature(name, answer.error)) return problem(404, { requestId, detail: 'The shop does not offer this feature' });
	if (answer.error.statusCode !== 401) return problemOfFailure(answer.error, requestId);
	return noSession(requestId);
}

/** Maximum size of a call's body, if the contract declares one. */
function limitOf(name: EndpointName): { readonly limit?: number } {
	const endpoint = endpoints[name];
	return 'mostBytes' in endpoint ? { limit: endpoint.mostBytes } : {};
}

/** Some reads have an effect (a guest who continues, a code from a mail), so personal reads are accepted only from our own pages (D20). */
function guardRead(request: Request, query: URLSearchParams, { name, requestId }: { name: EndpointName; requestId: string }): GuardedWrite {
	if (!isPublicRead(name) && isFromElsewhere(request))
		return { ok: false, response: problem(403, { requestId, detail: 'Only pages of this shop may do this' }) };
	return { ok: true, body: Object.fromEntries(query) };
}

/** Retries public reads with the server's own token if the visitor's has expired: a price must not wait for a session. */
async function callWith<Name extends EndpointName>(
	client: ApiClient,
	name: Name,
	{ request, environment }: { request: RequestOf<Name>; environment: Environment },
): Promise<Result<DataOf<Name>>> {
	const answer = await client.call(name, request);
	if (answer.ok || answer.error.statusCode !== 401 || !isPublicRead(name)) return answer;
	if (answer.error.attempts === 2) return answer;
	return (await publicClient(environment, client.settings.lang)).with({ attempts: 1 }).call(name, request);
}

async function clientFor(request: Request, name: EndpointName, environment: Environment): Promise<ApiClient | null> {
	const lang = languageOfRequest(request, environment.languages);
	const token = readToken(request);
	if (token !== undefined) return backendClient(environment, lang, token);
	return isPublicRead(name) ? publicClient(environment, lang) : null;
}

/** Whether the backend lacks the feature of the call. Pages of an older build and unknown clients may still send it (0065). */
const isLackingFeature = (name: EndpointName, { kind, statusCode }: ApiError): boolean =>
	kind === 'contract' && statusCode === 0 && endpoints[name].part !== 'core';

function refuseUnknown(pathname: string, requestId: string): Response {
	const methods = allowedMethods(pathname);
	if (methods.length === 0) return problem(404, { requestId, detail: 'There is no such call' });
	return problem(405, { requestId, headers: { allow: methods.join(', ') } });
}
