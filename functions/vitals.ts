import type { Config, Context } from '@netlify/functions';
import { answerVitals } from '#lib/analytics/server/handle-vitals.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { answerSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** POST /api/vitals: how fast a page was, without a word of for whom. */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	answerSafely(request, (requestId) => answerVitals(request, { requestId, address: clientAddressOf(request, context) }));

export const config: Config = { path: '/api/vitals', method: 'POST' };
