import type { Config } from '@netlify/functions';
import { handleSocialReturn } from '#lib/account/server/handle-social-return.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** GET /api/hapi/auth/social-return/<provider>: the return address of a provider (Spec 7). */
export default (request: Request): Promise<Response> => handleSafely(request, (requestId) => handleSocialReturn(request, requestId));

export const config: Config = {
	path: '/api/hapi/auth/social-return/*',
	method: ['GET'],
	rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
