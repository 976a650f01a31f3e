import { type Config, purgeCache } from '@netlify/functions';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { answerRebuild } from '#lib/server/rebuild/answer-rebuild.server.ts';

/** POST /api/rebuild: the backend's content webhook; GET with the secret: its log. */
export default (request: Request): Promise<Response> =>
	answerSafely(request, (requestId) =>
		answerRebuild(request, { requestId, ...(process.env['NETLIFY_PURGE_API_TOKEN'] && { purge: (tags) => purgeCache({ tags: [...tags] }) }) }),
	);

export const config: Config = { path: '/api/rebuild', method: ['GET', 'POST'] };
