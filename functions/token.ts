import type { Config, Context } from '@netlify/functions';
import { handleToken } from '#lib/account/server/handle-token.server.ts';
import { refuseMethod } from '#lib/platform/server/http/allow-methods.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** GET /api/nuxtapi/token?regenerate=1 (Spec 7). */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	handleSafely(
		request,
		async (requestId) => refuseMethod(request, ['GET'], requestId) ?? handleToken(request, { requestId, address: clientAddressOf(request, context) }),
	);

export const config: Config = { path: '/api/nuxtapi/token', rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
