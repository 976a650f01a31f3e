import type { Config, Context } from '@netlify/functions';
import { handleOrder } from '#lib/checkout/server/handle-order.server.ts';
import { handleOrderCheck } from '#lib/checkout/server/handle-order-check.server.ts';
import { handleGateway } from '#lib/gateway/server/handle-gateway.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';
import { problem } from '#lib/platform/server/http/problem.server.ts';

/**
 * POST /api/hapi/webshop/order places an order (Spec 4, Checkout result); other methods of the address go to the gateway. GET
 * /api/hapi/webshop/placed-order returns the outcome of one (D41).
 */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	handleSafely(request, (requestId) => {
		const caller = { requestId, address: clientAddressOf(request, context) };
		if (/\/placed-order\/?$/.test(new URL(request.url).pathname)) {
			if (request.method !== 'GET') return Promise.resolve(problem(405, { requestId, headers: { allow: 'GET' } }));
			return handleOrderCheck(request, caller);
		}
		return request.method === 'POST' ? handleOrder(request, caller) : handleGateway(request, caller);
	});

export const config: Config = { path: ['/api/hapi/webshop/order', '/api/hapi/webshop/placed-order'] };
