import type { Config } from '@netlify/functions';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { answerMaintenanceStatus } from '#lib/server/pages/answer-maintenance-status.server.ts';

/** GET /api/nuxtapi/maintenance (Spec 8). */
export default (request: Request): Promise<Response> => answerSafely(request, () => answerMaintenanceStatus(request));

export const config: Config = { path: '/api/nuxtapi/maintenance', method: ['GET'] };
