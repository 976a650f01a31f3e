import { minutesOf } from '#lib/platform/config/cache-minutes.ts';
import { type Environment, readEnvironment } from '#lib/platform/config/environment.server.ts';
import { cdnHeaders, lastGoodHeaders, PRIVATE_HEADERS } from '#lib/platform/server/cache/cdn-headers.server.ts';
import { guardWrite } from '#lib/platform/server/http/guard-write.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { languageOfRequest } from '#lib/platform/server/http/language-of-request.server.ts';
import { problem, tooMany } from '#lib/platform/server/http/problem.server.ts';
import { hasStaffMark, staffTokenOf } from '#lib/platform/server/session/staff-token.server.ts';
import { checkInitData, initMinutes } from './check-init-data.server.ts';
import { openEndpoints } from './open-endpoints.server.ts';
import { readRow } from './read-row.server.ts';
import { PROXY_ROWS, type ProxyRow } from './rows.server.ts';

interface Asked {
	readonly request: Request;
	readonly requestId: string;
	/** The visitor's address; uncached reads are limited by it. */
	readonly address: string;
	readonly environment: Environment;
	readonly lang: string;
}

/** Reads of the frontend proxy, answered from this instance's cache where possible (Spec 7, Frontend proxy; D24). */
export async function handleProxy(request: Request, { requestId, address }: { requestId: string; address: string }): Promise<Response> {
	const environment = readEnvironment();
	const asked: Asked = { request, requestId, address, environment, lang: languageOfRequest(request, environment.languages) };
	const { pathname, searchParams } = new URL(request.url);
	const path = pathname.replace(/^\/api\/nuxtapi\//, '').replace(/\/$/, '');
	const row = Object.hasOwn(PROXY_ROWS, path) ? PROXY_ROWS[path] : undefined;
	const method = request.method === 'HEAD' ? 'GET' : request.method;
	const allowed = row ? row.method : path === 'checkInitData' || path === 'endpoints' ? 'GET' : null;
	if (allowed === null) return problem(404, { requestId, detail: 'There is no such call' });
	if (allowed !== method) return problem(405, { requestId, headers: { allow: allowed } });
	if (path === 'checkInitData') return handleInit(asked);
	if (path === 'endpoints') return handleEndpoints(asked);
	if (!row) return problem(404, { requestId });
	return row.method === 'GET' ? handleRow(asked, row, Object.fromEntries(searchParams)) : handlePosted(asked, row);
}

async function handleInit({ environment, lang }: Asked): Promise<Response> {
	const { text, isPartial, outFor } = await checkInitData(environment, lang);
	const headers = isPartial ? PRIVATE_HEADERS : sharedHeaders(initMinutes(environment.cacheProfile), 'init');
	return jsonResponse(text, outFor === undefined ? headers : lastGoodHeaders(outFor));
}

async function handleEndpoints({ environment, lang }: Asked): Promise<Response> {
	const minutes = minutesOf('_get_hapi_misc_endpoints', environment.cacheProfile);
	return jsonResponse({ success: true, data: await openEndpoints(environment, lang) }, sharedHeaders(minutes, 'endpoints'));
}

async function handlePosted(asked: Asked, row: ProxyRow): Promise<Response> {
	const sent = await guardWrite(asked.request, { requestId: asked.requestId, siteUrl: asked.environment.siteUrl });
	return sent.ok ? handleRow(asked, row, sent.body) : sent.response;
}

async function handleRow({ request, requestId, address, environment, lang }: Asked, row: ProxyRow, sent: Readonly<Record<string, unknown>>): Promise<Response> {
	const staffToken = staffTokenOf(request);
	const answer = await readRow({ environment, lang, name: row.name, sent: row.toRequest(sent), staffToken, visitor: { request, address } });
	if (!answer.ok && 'wait' in answer) return tooMany(answer.wait, requestId);
	if (!answer.ok) return problem(422, { requestId, detail: answer.error });
	if (answer.outFor !== undefined) return jsonResponse(answer.text, lastGoodHeaders(answer.outFor));
	const isShared = row.method === 'GET' && !hasStaffMark(request);
	return jsonResponse(answer.text, isShared ? sharedHeaders(minutesOf(row.name, environment.cacheProfile), row.name) : PRIVATE_HEADERS);
}

function sharedHeaders(minutes: number, tag: string): Readonly<Record<string, string>> {
	return minutes > 0 ? cdnHeaders({ minutes, tags: ['proxy', tag], vary: 'query,header=base-lang,cookie=shop_staff' }) : PRIVATE_HEADERS;
}
