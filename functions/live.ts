import type { Config } from '@netlify/functions';
import { handleLive } from '#lib/platform/server/health/handle-health.server.ts';
import { refuseMethod } from '#lib/platform/server/http/allow-methods.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** GET /api/live: whether the process responds; it calls nothing else. */
export default (request: Request): Promise<Response> => handleSafely(request, async (requestId) => refuseMethod(request, ['GET'], requestId) ?? handleLive());

export const config: Config = { path: '/api/live' };
