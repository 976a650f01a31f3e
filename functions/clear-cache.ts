import type { Config } from '@netlify/functions';
import { handleClearCache } from '#lib/gateway/server/handle-clear-cache.server.ts';
import { refuseMethod } from '#lib/platform/server/http/allow-methods.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** POST /api/nuxtapi/clearCache/ (Spec 7; D21). */
export default (request: Request): Promise<Response> =>
	handleSafely(request, async (requestId) => refuseMethod(request, ['POST'], requestId) ?? handleClearCache(request, requestId));

export const config: Config = { path: '/api/nuxtapi/clearCache' };
