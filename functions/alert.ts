import type { Config, Context } from '@netlify/functions';
import { handleAlertForm } from '#lib/gateway/server/handle-alert-form.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** Forms of stock and price alerts from browsers without scripts. */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	handleSafely(request, (requestId) => handleAlertForm(request, { requestId, address: clientAddressOf(request, context) }));

export const config: Config = { path: '/api/alert/*' };
