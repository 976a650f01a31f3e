import type { Config, Context } from '@netlify/functions';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { clientAddressOf } from '#lib/server/http/client-address.server.ts';
import { answerToken } from '#lib/server/session/answer-token.server.ts';

/** GET /api/nuxtapi/token?regenerate=1 (Spec 7). */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	answerSafely(request, (requestId) => answerToken(request, { requestId, address: clientAddressOf(request, context) }));

export const config: Config = { path: '/api/nuxtapi/token', method: ['GET'], rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
