import type { Config } from '@netlify/functions';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { answerSocialLogin } from '#lib/server/session/answer-social-login.server.ts';

/** POST /api/hapi/auth/social-login (Spec 7). */
export default (request: Request): Promise<Response> => answerSafely(request, (requestId) => answerSocialLogin(request, requestId));

export const config: Config = {
	path: '/api/hapi/auth/social-login',
	method: ['POST'],
	rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
