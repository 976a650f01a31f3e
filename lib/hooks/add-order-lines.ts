import type { DataOf } from '#lib/api/client.ts';
import type { Result } from '#lib/api/result.ts';
import { TIMINGS } from '#lib/config/timings.ts';
import { takeCart } from './cart-changes.ts';
import { connected } from './connected.ts';
import { fetchApi } from './fetch-api.ts';
import { readStateHint } from './state-hint.ts';

type Answer = DataOf<'_post_hapi_webshop_products'>;

interface WantedLine {
	readonly cartCode: string;
	readonly quantity: number;
}

/**
 * Puts many lines into the cart in one call and gives back the pieces that were added, line by line; none where an earlier call with the
 * same `requestId` already did it. Waits for a connection, and tries again as cart changes do (extension, D30).
 */
export async function addOrderLines(lines: readonly WantedLine[], requestId: string): Promise<Result<readonly number[]>> {
	const body = { items: lines.map(({ cartCode, quantity }) => ({ shopping_cart_code: cartCode, qty: quantity })), request_id: requestId };
	for (let attempt = 1; ; attempt++) {
		await connected();
		const epoch = readStateHint()?.epoch;
		const answer = await fetchApi<Answer>('/api/hapi/webshop/products', { method: 'POST', body });
		if (answer.ok) {
			takeCart(answer.data, epoch);
			return { ok: true, data: answer.data.lines.map(({ added }) => added) };
		}
		if (!answer.error.retryable || attempt >= TIMINGS.cartAttempts) return answer;
		await new Promise((done) => setTimeout(done, TIMINGS.retryInterval));
	}
}
