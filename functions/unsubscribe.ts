import type { Config, Context } from '@netlify/functions';
import { handleUnsubscribe } from '#lib/content/server/handle-unsubscribe.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** One-click unsubscription by mail programs (RFC 8058). */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	handleSafely(request, (requestId) => handleUnsubscribe(request, { requestId, address: clientAddressOf(request, context) }));

export const config: Config = { path: '/api/unsubscribe/*' };
