import type { Config } from '@netlify/functions';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { answerSocialReturn } from '#lib/server/session/answer-social-return.server.ts';

/** GET /api/hapi/auth/social-return/<provider>: where a provider sends people back to (Spec 7). */
export default (request: Request): Promise<Response> => answerSafely(request, (requestId) => answerSocialReturn(request, requestId));

export const config: Config = {
	path: '/api/hapi/auth/social-return/*',
	method: ['GET'],
	rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
