import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Call, Handler, RequestOf } from './handler.ts';
import { Refusal } from './refusal.ts';

interface CustomerCall extends Call {
	userId: number;
}

/** Wraps a handler for signed-in customers; other callers are rejected. */
export const forCustomer =
	<K extends EndpointName>(handle: (request: RequestOf<K>, call: CustomerCall) => ReturnType<Handler<K>>): Handler<K> =>
	async (request, call) => {
		const userId = call.session.user_id;
		if (userId === null) return new Refusal(403, 'Forbidden', 'this needs a logged-in customer');
		return handle(request, { ...call, userId });
	};
