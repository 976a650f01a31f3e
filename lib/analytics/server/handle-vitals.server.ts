import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { publicClient } from '#lib/platform/server/http/backend.server.ts';
import { guardWrite } from '#lib/platform/server/http/guard-write.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { parseRequest } from '#lib/platform/server/http/parse-request.server.ts';
import { problem, tooMany } from '#lib/platform/server/http/problem.server.ts';
import { createRateLimit } from '#lib/platform/server/http/rate-limit.server.ts';
import { log } from '#lib/platform/server/log/log.server.ts';

const BODY_LIMIT = 2048;
const limit = createRateLimit({ attempts: 30, windowMs: 60_000 });

/**
 * Counts the web vitals of a visit. No cookie is read or set, and nothing about the visitor is passed on. If the backend cannot count them
 * they are lost: the response is 204 (D30).
 */
export async function handleVitals(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	const environment = readEnvironment();
	const guarded = await guardWrite(request, { requestId, siteUrl: environment.siteUrl, limit: BODY_LIMIT });
	if (!guarded.ok) return guarded.response;
	const wait = limit.take(address, performance.now());
	if (wait > 0) return tooMany(wait, requestId);
	const parsed = parseRequest('_post_hapi_misc_vitals', guarded.body);
	if (!parsed.ok) return problem(422, { requestId, detail: parsed.error });
	const client = await publicClient(environment, languageOfRequest(request, environment.languages));
	const answer = await client.call('_post_hapi_misc_vitals', parsed.request);
	if (!answer.ok) log('error', 'vitals not counted', { error: answer.error.message });
	return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
