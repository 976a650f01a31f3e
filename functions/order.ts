import type { Config, Context } from '@netlify/functions';
import { answerOrder } from '#lib/server/checkout/answer-order.server.ts';
import { answerGateway } from '#lib/server/gateway/answer-gateway.server.ts';
import { answerSafely } from '#lib/server/http/answer-safely.server.ts';
import { clientAddressOf } from '#lib/server/http/client-address.server.ts';

/** POST /api/hapi/webshop/order places an order (Spec 4, Checkout result); other methods of the address are the gateway's. */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	answerSafely(request, (requestId) => {
		const caller = { requestId, address: clientAddressOf(request, context) };
		return request.method === 'POST' ? answerOrder(request, caller) : answerGateway(request, caller);
	});

export const config: Config = { path: '/api/hapi/webshop/order' };
