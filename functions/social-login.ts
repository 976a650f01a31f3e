import type { Config } from '@netlify/functions';
import { handleSocialLogin } from '#lib/account/server/handle-social-login.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** POST /api/hapi/auth/social-login (Spec 7). */
export default (request: Request): Promise<Response> => handleSafely(request, (requestId) => handleSocialLogin(request, requestId));

export const config: Config = {
	path: '/api/hapi/auth/social-login',
	method: ['POST'],
	rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
