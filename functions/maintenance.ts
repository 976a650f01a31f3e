import type { Config } from '@netlify/functions';
import { handleMaintenanceStatus } from '#lib/pages/server/handle-maintenance-status.server.ts';
import { refuseMethod } from '#lib/platform/server/http/allow-methods.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** GET /api/nuxtapi/maintenance (Spec 8). */
export default (request: Request): Promise<Response> =>
	handleSafely(request, async (requestId) => refuseMethod(request, ['GET'], requestId) ?? handleMaintenanceStatus(request));

export const config: Config = { path: '/api/nuxtapi/maintenance' };
