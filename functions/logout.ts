import type { Config, Context } from '@netlify/functions';
import { handleLogout } from '#lib/account/server/handle-logout.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** POST /api/hapi/auth/logout (Spec 4, Logout). */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	handleSafely(request, (requestId) => handleLogout(request, { requestId, address: clientAddressOf(request, context) }));

export const config: Config = { path: '/api/hapi/auth/logout', method: ['POST'] };
