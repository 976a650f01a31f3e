import type { Change } from '@titraj/contract/changes.ts';
import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import { type Environment, readEnvironment } from '#lib/platform/config/environment.server.ts';
import { sharedCache, sharedPages } from '#lib/platform/server/cache/shared-cache.server.ts';
import { jsonResponse } from '#lib/platform/server/http/json-response.server.ts';
import { problem } from '#lib/platform/server/http/problem.server.ts';
import { readText } from '#lib/platform/server/http/read-body.server.ts';
import { log } from '#lib/platform/server/log/log.server.ts';
import { parseChanges } from './change.server.ts';
import { ownRebuilder } from './rebuilder.server.ts';
import { createSeenCalls, verifyWebhook } from './verify-webhook.server.ts';

const LIMIT = 256 * 1024;
const seen = createSeenCalls();

interface Tools {
	readonly requestId: string;
	/** Purges the CDN by tags; left out without a CDN. */
	readonly purge?: (tags: readonly string[]) => Promise<void>;
}

/**
 * Handles the signed content webhook. If this process can render, pages are rendered immediately; otherwise the CDN's on-demand pages are
 * purged and a build is triggered (D35). GET with the secret returns the log.
 */
export async function handleRebuild(request: Request, tools: Tools): Promise<Response> {
	const { requestId } = tools;
	const environment = readEnvironment();
	const secret = environment.rebuildSecret;
	if (secret === undefined) return problem(404, { requestId, detail: 'There is no content webhook here' });
	if (request.method === 'GET') return handleStatus(request, secret, requestId);
	const body = await readText(request, LIMIT);
	if (body === null) return problem(413, { requestId });
	const { headers } = request;
	const call = { timestamp: headers.get('x-shop-timestamp'), signature: headers.get('x-shop-signature'), body };
	const verdict = verifyWebhook(call, { secret, now: Date.now(), seen });
	if (verdict === 'replayed') return problem(409, { requestId, detail: 'This call was taken before' });
	if (verdict !== 'good') return problem(401, { requestId, detail: 'The call is not signed for now' });
	const changes = parseChanges(body);
	if (changes === null) return problem(422, { requestId, detail: 'The body must name changes' });
	log('info', 'content changed', { changes: changes.map(({ entity, entity_id: id }) => (id === null ? entity : `${entity}:${id}`)).join(' ') });
	forgetAnswers();
	if (!(await hand(changes, environment, tools))) return problem(502, { requestId, detail: 'The build hook did not take the changes' });
	return jsonResponse({ success: true, data: { taken: changes.length } });
}

/** Clears cached responses with the old content; tokens and the endpoint table stay. */
function forgetAnswers(): void {
	sharedPages().clear();
	sharedCache().clear(['_', 'site']);
}

/** Whether the changes were accepted: if not, the backend retries the webhook. */
async function hand(changes: readonly Change[], { buildHookUrl }: Environment, { purge }: Tools): Promise<boolean> {
	const rebuilder = ownRebuilder();
	if (rebuilder) {
		rebuilder.submit(changes);
		return true;
	}
	await purge?.(['pages', 'proxy', 'redirects', 'not-found']);
	if (buildHookUrl === undefined) return true;
	const error = await callHook(buildHookUrl);
	if (error !== null) log('error', 'build hook refused', { error });
	return error === null;
}

async function callHook(url: string): Promise<string | null> {
	try {
		const { ok, status } = await fetch(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(5000) });
		return ok ? null : `status ${status}`;
	} catch (cause) {
		return cause instanceof Error ? cause.message : String(cause);
	}
}

function handleStatus(request: Request, secret: string, requestId: string): Response {
	const given = request.headers.get('x-rebuild-secret') ?? '';
	if (!isSameSecret(given, secret)) return problem(401, { requestId });
	return jsonResponse({ success: true, data: ownRebuilder()?.status() ?? { running: false, waiting: 0, log: [] } });
}
