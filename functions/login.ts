import type { Config, Context } from '@netlify/functions';
import { handleLogin } from '#lib/account/server/handle-login.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** POST /api/hapi/auth/login (Spec 4, Login). */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	handleSafely(request, (requestId) => handleLogin(request, { requestId, address: clientAddressOf(request, context) }));

export const config: Config = { path: '/api/hapi/auth/login', method: ['POST'], rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] } };
