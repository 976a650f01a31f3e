import type { Config } from '@netlify/functions';
import { handleHealth } from '#lib/platform/server/health/handle-health.server.ts';
import { refuseMethod } from '#lib/platform/server/http/allow-methods.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** GET /api/health: whether the shop's live part works; 200 or 503. */
export default (request: Request): Promise<Response> => handleSafely(request, async (requestId) => refuseMethod(request, ['GET'], requestId) ?? handleHealth());

export const config: Config = { path: '/api/health' };
