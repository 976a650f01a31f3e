import type { Config, Context } from '@netlify/functions';
import { handleVitals } from '#lib/analytics/server/handle-vitals.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** POST /api/vitals: anonymous speed measurements of a page. */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	handleSafely(request, (requestId) => handleVitals(request, { requestId, address: clientAddressOf(request, context) }));

export const config: Config = { path: '/api/vitals', method: 'POST' };
