import type { Config } from '@netlify/functions';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { answerLogout } from '#lib/server/session/answer-logout.server.ts';

/** POST /api/hapi/auth/logout (Spec 4, Logout). */
export default (request: Request): Promise<Response> => answerSafely(request, (requestId) => answerLogout(request, requestId));

export const config: Config = { path: '/api/hapi/auth/logout', method: ['POST'] };
