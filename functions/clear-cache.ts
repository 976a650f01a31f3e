import type { Config } from '@netlify/functions';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { answerClearCache } from '#lib/server/proxy/answer-clear-cache.server.ts';

/** POST /api/nuxtapi/clearCache/ (Spec 7; D21). */
export default (request: Request): Promise<Response> => answerSafely(request, (requestId) => answerClearCache(request, requestId));

export const config: Config = { path: '/api/nuxtapi/clearCache', method: ['POST'] };
