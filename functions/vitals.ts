import type { Config, Context } from '@netlify/functions';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { clientAddressOf } from '#lib/server/http/client-address.server.ts';
import { answerVitals } from '#lib/server/vitals/answer-vitals.server.ts';

/** POST /api/vitals: how fast a page was, without a word of for whom. */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	answerSafely(request, (requestId) => answerVitals(request, { requestId, address: clientAddressOf(request, context) }));

export const config: Config = { path: '/api/vitals', method: 'POST' };
