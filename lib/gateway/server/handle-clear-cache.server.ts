import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { sharedCache, sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import { guardWrite } from '#lib/platform/server/http/guard-write.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { problem } from '#lib/platform/server/http/problem.server.ts';
import { readBody } from '#lib/platform/server/http/read-body.server.ts';
import { readToken } from '#lib/platform/server/session/cookies.server.ts';
import { isStaff } from '#lib/platform/server/session/is-staff.server.ts';

/**
 * Clears cached responses by name (`catalog`, `labels`, ...; an empty list means all). Requires the secret, or a staff token from our own
 * pages (Spec 7; D21).
 */
export async function handleClearCache(request: Request, requestId: string): Promise<Response> {
	const environment = readEnvironment();
	const secret = request.headers.get('x-clear-cache-secret');
	const bySecret = secret !== null && environment.clearCacheSecret !== undefined && isSameSecret(secret, environment.clearCacheSecret);
	const sent = bySecret ? await readBody(request) : await guardWrite(request, { requestId, siteUrl: environment.siteUrl });
	if (!sent.ok) return 'response' in sent ? sent.response : problem(sent.status, { requestId, detail: sent.detail });
	const token = readToken(request);
	if (!bySecret && !(token !== undefined && (await isStaff(environment, token)))) return problem(403, { requestId, detail: 'Staff alone may clear the cache' });
	const names = toNames(sent.body['list'] ?? sent.body['names']);
	if (names === null) return problem(422, { requestId, detail: 'The body must be a list of names' });
	sharedPages().clear();
	const cleared = names.length === 0 ? sharedCache().clear() : sharedCache().clear(names.flatMap(toPrefixes));
	return jsonResponse({ success: true, data: { cleared } });
}

function toNames(list: unknown): readonly string[] | null {
	if (list === undefined) return [];
	return Array.isArray(list) && list.length <= 50 && list.every((name) => typeof name === 'string' && /^[\w-]{1,60}$/.test(name)) ? list : null;
}

/** `labels` -> the calls of any controller with that name; `catalog` -> all calls of that controller. */
function toPrefixes(name: string): readonly string[] {
	return ['_get_hapi_', '_post_hapi_', '_get_hapi_misc_', '_get_hapi_cms_', '_get_hapi_catalog_', '_get_hapi_publish_', 'site ', ''].map((start) =>
		start === 'site ' ? start : `${start}${name.replaceAll('-', '_')}`,
	);
}
