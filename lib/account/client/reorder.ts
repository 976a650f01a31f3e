import { mutate } from 'swr';
import { announceStateEverywhere } from '#lib/platform/client/announce-state-everywhere.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import type { DataOf } from '#lib/platform/http/client.ts';

export type Reordered = DataOf<'_post_hapi_auth_reorder'>;

/** Requests without an answer, by order: what went through then is not added twice when the press is repeated. */
const unanswered = new Map<number, string>();

/** Adds an order's lines to the cart again; a repeated request counts once. Null if the call failed. */
export async function reorder(id: number): Promise<Reordered | null> {
	const requestId = unanswered.get(id) ?? crypto.randomUUID();
	unanswered.set(id, requestId);
	const answer = await fetchApi('/api/hapi/auth/reorder', { method: 'POST', body: { id, request_id: requestId } });
	if (!answer.ok) return null;
	unanswered.delete(id);
	await mutate((key) => Array.isArray(key) && key[0] === 'cart');
	// The answer above is no cart: with this one the gateway says in the shop_state cookie how many pieces the header counts.
	await fetchApi('/api/hapi/webshop/cart');
	announceStateEverywhere();
	return answer.data;
}
