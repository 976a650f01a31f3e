import { mutate } from 'swr';
import { announceStateEverywhere } from '#lib/platform/client/announce-state-everywhere.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import type { DataOf } from '#lib/platform/http/client.ts';

export type Reordered = DataOf<'_post_hapi_auth_reorder'>;

/** Ids of requests without an answer, by order: a retry reuses the id, so that nothing is added twice. */
const unanswered = new Map<number, string>();

/** Adds an order's lines to the cart again; a repeated request counts once. Null if the call failed. */
export async function reorder(id: number): Promise<Reordered | null> {
	const requestId = unanswered.get(id) ?? crypto.randomUUID();
	unanswered.set(id, requestId);
	const answer = await fetchApi('/api/hapi/auth/reorder', { method: 'POST', body: { id, request_id: requestId } });
	if (!answer.ok) return null;
	unanswered.delete(id);
	await mutate((key) => Array.isArray(key) && key[0] === 'cart');
	// The answer above contains no cart. After this call the gateway updates the number of pieces in the shop_state cookie.
	await fetchApi('/api/hapi/webshop/cart');
	announceStateEverywhere();
	return answer.data;
}
