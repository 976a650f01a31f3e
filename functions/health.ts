import type { Config } from '@netlify/functions';
import { createHealthHandler } from '#lib/platform/server/health/handle-health.server.ts';
import { refuseMethod } from '#lib/platform/server/http/allow-methods.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** The function with another check of pages, for tests without a build. */
export function createHealthFunction(checkPage: () => Promise<unknown>): (request: Request) => Promise<Response> {
	const handle = createHealthHandler(checkPage);
	return (request) => handleSafely(request, async (requestId) => refuseMethod(request, ['GET'], requestId) ?? handle());
}

/** GET /api/health: whether the shop's live part works, and what is wrong; 200 or 503. */
export default createHealthFunction(async () => (await import('./page.ts')).check());

export const config: Config = { path: '/api/health' };
