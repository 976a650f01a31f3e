import type { Config, Context } from '@netlify/functions';
import { handleCreatePayment } from '#lib/checkout/server/handle-create-payment.server.ts';
import { handlePaymentCallback, handlePaymentReturn } from '#lib/checkout/server/handle-payment-webhook.server.ts';
import { PAYMENT_CALLBACK, PAYMENT_RETURN } from '#lib/checkout/server/payment-addresses.server.ts';
import { clientAddressOf } from '#lib/platform/server/http/client-address.server.ts';
import { handleSafely } from '#lib/platform/server/http/handle-safely.server.ts';
import { problem } from '#lib/platform/server/http/problem.server.ts';

/** Payments: GET create-payment for the shop's pages, callback and return for providers (Spec 4, Checkout result; Spec 7). */
export default (request: Request, context?: Pick<Context, 'ip'>): Promise<Response> =>
	handleSafely(request, async (requestId) => {
		const { pathname } = new URL(request.url);
		if (pathname.startsWith(PAYMENT_RETURN)) return handlePaymentReturn(request, requestId);
		if (pathname.startsWith(PAYMENT_CALLBACK)) {
			if (request.method === 'POST') return handlePaymentCallback(request, requestId);
			return problem(405, { requestId, headers: { allow: 'POST' } });
		}
		if (request.method === 'POST') return problem(405, { requestId, headers: { allow: 'GET' } });
		return handleCreatePayment(request, { requestId, address: clientAddressOf(request, context) });
	});

export const config: Config = {
	path: ['/api/hapi/webshop/create-payment', '/api/hapi/webshop/payment-callback/*', '/api/hapi/webshop/payment-return/*'],
	method: ['GET', 'POST'],
};
