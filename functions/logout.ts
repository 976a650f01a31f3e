import type { Config, Context } from '@netlify/functions';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { clientAddressOf } from '#lib/server/http/client-address.server.ts';
import { answerLogout } from '#lib/server/session/answer-logout.server.ts';

/** POST /api/hapi/auth/logout (Spec 4, Logout). */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	answerSafely(request, (requestId) => answerLogout(request, { requestId, address: clientAddressOf(request, context) }));

export const config: Config = { path: '/api/hapi/auth/logout', method: ['POST'] };
