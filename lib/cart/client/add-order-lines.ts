import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { isIdempotent } from '#lib/platform/client/is-idempotent.ts';
import { sendWrite } from '#lib/platform/client/send-write.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import { whenOnline } from '#lib/platform/client/when-online.ts';
import { isUnclear, type Result } from '#lib/platform/http/result.ts';
import { takeCart } from './cart-changes.ts';

const ADDRESS = '/api/hapi/webshop/products';

interface WantedLine {
	readonly cartCode: string;
	readonly quantity: number;
}

/**
 * Adds many lines to the cart in one call. Returns the number of pieces added per line; empty if an earlier call with the same `requestId`
 * already added them. Waits for a connection, and is retried like cart changes (extension, D30, D41).
 */
export async function addOrderLines(lines: readonly WantedLine[], requestId: string): Promise<Result<readonly number[]>> {
	const body = { items: lines.map(({ cartCode, quantity }) => ({ shopping_cart_code: cartCode, qty: quantity })), request_id: requestId };
	let epoch = readStateHint()?.epoch;
	const answer = await sendWrite({
		send: () => {
			epoch = readStateHint()?.epoch;
			return fetchApi(ADDRESS, { method: 'POST', body });
		},
		isIdempotent: () => isIdempotent('POST', ADDRESS),
		whenOnline,
		wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
	});
	if (!answer.ok) {
		if (isUnclear(answer.error)) await showCart();
		return answer;
	}
	takeCart(answer.data, epoch);
	return { ok: true, data: answer.data.lines.map(({ added }) => added) };
}

/** Shows the current cart after an unclear answer. */
async function showCart(): Promise<void> {
	const epoch = readStateHint()?.epoch;
	const answer = await fetchApi('/api/hapi/webshop/cart');
	if (answer.ok) takeCart(answer.data, epoch);
}
