import { type Config, purgeCache } from '@netlify/functions';
import { handleRebuild } from '#lib/pages/server/rebuild/handle-rebuild.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** POST /api/rebuild: the backend's content webhook; GET with the secret: its log. */
export default (request: Request): Promise<Response> =>
	handleSafely(request, (requestId) =>
		handleRebuild(request, { requestId, ...(process.env['NETLIFY_PURGE_API_TOKEN'] && { purge: (tags) => purgeCache({ tags: [...tags] }) }) }),
	);

export const config: Config = { path: '/api/rebuild', method: ['GET', 'POST'] };
