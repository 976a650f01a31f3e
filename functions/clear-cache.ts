import type { Config } from '@netlify/functions';
import { answerClearCache } from '#lib/gateway/server/handle-clear-cache.server.ts';
import { answerSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** POST /api/nuxtapi/clearCache/ (Spec 7; D21). */
export default (request: Request): Promise<Response> => answerSafely(request, (requestId) => answerClearCache(request, requestId));

export const config: Config = { path: '/api/nuxtapi/clearCache', method: ['POST'] };
