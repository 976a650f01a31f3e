import type { Config, Context } from '@netlify/functions';
import { answerGateway } from '#lib/server/gateway/answer-gateway.server.ts';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { clientAddressOf } from '#lib/server/http/client-address.server.ts';

/** The browser's gateway to the backend's endpoint table (Spec 7, D23). */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	answerSafely(request, (requestId) => answerGateway(request, { requestId, address: clientAddressOf(request, context) }));

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
