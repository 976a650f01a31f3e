import type { CancelOrderAnswer } from '@titraj/contract/order-calls.ts';
import { mutate } from 'swr';
import type { Static } from 'typebox';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import type { Result } from '#lib/platform/http/result.ts';

type Cancelled = NonNullable<Static<typeof CancelOrderAnswer>['data']>;

/** Cancels an order and refetches it wherever it is shown. A refusal means that the page's data is stale, so it refetches then, too. */
export async function cancelOrder(order_identificator: string): Promise<Result<Cancelled>> {
	const answer = await fetchApi('/api/hapi/webshop/order-cancel', { method: 'POST', body: { order_identificator } });
	await mutate((key) => Array.isArray(key) && (key[0] === 'order' || key[0] === 'account'));
	return answer;
}
