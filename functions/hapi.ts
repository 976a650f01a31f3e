import type { Config, Context } from '@netlify/functions';
import { handleGateway } from '#lib/gateway/server/handle-gateway.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';

/** The browser's gateway to the backend's endpoint table (Spec 7, D23). */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	handleSafely(request, (requestId) => handleGateway(request, { requestId, address: clientAddressOf(request, context) }));

export const config: Config = {
	path: '/api/hapi/*',
	excludedPath: [
		'/api/hapi/auth/login',
		'/api/hapi/auth/login/',
		'/api/hapi/auth/logout',
		'/api/hapi/auth/logout/',
		'/api/hapi/auth/social-login',
		'/api/hapi/auth/social-login/',
		'/api/hapi/auth/social-return/*',
		'/api/hapi/webshop/order',
		'/api/hapi/webshop/order/',
		'/api/hapi/webshop/placed-order',
		'/api/hapi/webshop/placed-order/',
		'/api/hapi/webshop/create-payment',
		'/api/hapi/webshop/create-payment/',
		'/api/hapi/webshop/payment-callback/*',
		'/api/hapi/webshop/payment-return/*',
	],
};
