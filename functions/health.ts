import type { Config } from '@netlify/functions';
import { answerHealth } from '#lib/platform/server/health/handle-health.server.ts';
import { answerSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** GET /api/health: whether the shop's live part works; 200 or 503. */
export default (request: Request): Promise<Response> => answerSafely(request, () => answerHealth());

export const config: Config = { path: '/api/health', method: ['GET'] };
