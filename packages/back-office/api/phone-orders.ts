import type { PhoneOrderBody, PhoneQuote, PhoneQuoteBody } from '@titraj/backend/merchant-api/schemas/phone-order.ts';
import type { Order } from './orders.ts';
import { LoadFailed, type Read } from './read.ts';
import type { Result } from './result.ts';
import { send } from './send.ts';

export type { PhoneOrderBody, PhoneQuote, PhoneQuoteBody };

/** What an order would cost, and how it can be delivered and paid; places nothing. */
export const quoteOrder = (draft: PhoneQuoteBody): Read<PhoneQuote> => ({
	path: `/order-quotes ${JSON.stringify(draft)}`,
	async load() {
		const result = await send<PhoneQuote>({ method: 'POST', path: '/order-quotes', body: draft });
		if (!result.ok) throw new LoadFailed(result.failure);
		return { value: result.value, version: null };
	},
});

/** Places an order for a customer; repeated with the same key, it is placed once. */
export const placePhoneOrder = (order: PhoneOrderBody, onceKey: string): Promise<Result<Order>> =>
	send<Order>({ method: 'POST', path: '/orders', body: order, onceKey });
