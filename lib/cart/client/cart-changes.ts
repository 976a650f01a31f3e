import type { Cart } from '@titraj/contract/cart.ts';
import { mutate } from 'swr';
import { track } from '#lib/analytics/client/track.ts';
import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { isIdempotent } from '#lib/platform/client/is-idempotent.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import { announceState, readStateHint } from '#lib/platform/client/state-hint.ts';
import { openTabChannel } from '#lib/platform/client/tab-channel.ts';
import { whenOnline } from '#lib/platform/client/when-online.ts';
import type { Result } from '#lib/platform/http/result.ts';
import type { CartView } from '../cart.ts';
import { type CartChange, countAdditions } from '../cart-changes.ts';
import { toCart } from '../to-cart.ts';
import { type ChangeOutcome, createCartQueue } from './cart-queue.ts';
import { cartKey, isOfEarlierSession, rebaseLoadedCarts } from './load-cart.ts';
import { keepCartChanges, takeOverCartChanges } from './pending-cart-changes.ts';
import { markRecalculation } from './recalculation.ts';

interface TabMessage {
	readonly epoch: string;
	readonly cart: CartView;
}

const ADDRESS = '/api/hapi/webshop/product';
const METHODS = { add: 'POST', set: 'PUT', remove: 'DELETE' } as const;

const notifyTabs = openTabChannel<TabMessage>('shop-cart', receive, refetch);
const queue = createCartQueue({
	send,
	isIdempotent: ({ kind }) => isIdempotent(METHODS[kind], ADDRESS),
	read,
	show,
	keep: keepCartChanges,
	wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
	whenOnline,
});
let epoch = readStateHint()?.epoch;
let known: CartView | undefined;
/** Cart of the last answer, without pending changes. */
let answered: CartView | undefined;

rebaseLoadedCarts((cart) => {
	noteEpoch();
	noteAnswer(cart);
	return queue.accept(cart);
});
takeOverCartChanges((change) => void queue.push(change));

/** Changes the cart. The change shows immediately, is sent in order and survives leaving the page (Spec 7, product POST, PUT, DELETE). */
export function changeCart(change: Omit<CartChange, 'id'>): Promise<ChangeOutcome> {
	noteEpoch();
	return queue.push({ ...change, id: crypto.randomUUID() });
}

/** Shows the cart in the answer of another call, in this tab and the others. `asked` is the session's epoch when the call began. */
export function takeCart(wire: Cart, asked: string | undefined): void {
	const cart = announceCart(wire, asked);
	if (cart) show(queue.accept(cart), []);
}

async function send({ kind, cartCode, quantity, id }: CartChange): Promise<Result<CartView | null>> {
	const asked = readStateHint()?.epoch;
	const body = { shopping_cart_code: cartCode, ...(kind !== 'remove' && { qty: quantity }), request_id: id };
	const answer = await fetchApi(ADDRESS, { method: METHODS[kind], body, keepalive: true });
	if (!answer.ok) return answer;
	const before = answered;
	const after = announceCart(answer.data, asked);
	if (after) track({ kind: 'cart-changed', before, after, cartCode, added: kind === 'add' ? quantity : 0 });
	return { ok: true, data: after };
}

async function read(): Promise<Result<CartView | null>> {
	const asked = readStateHint()?.epoch;
	const answer = await fetchApi('/api/hapi/webshop/cart');
	return answer.ok ? { ok: true, data: announceCart(answer.data, asked) } : answer;
}

/** Null for the cart of an ended session; the cart of the current session is then refetched, because the lines may have been merged into it. */
function announceCart(wire: Cart, asked: string | undefined): CartView | null {
	noteEpoch();
	if (isOfEarlierSession(asked)) {
		refetch();
		return null;
	}
	const cart = toCart(wire, pageCurrency());
	noteAnswer(cart);
	if (epoch) notifyTabs({ epoch, cart });
	return cart;
}

function show(cart: CartView | undefined, pending: readonly CartChange[]): void {
	announceState(cart ? cart.count : (readStateHint()?.cartCount ?? 0) + countAdditions(pending));
	if (!cart || !epoch || cart === known) return;
	known = cart;
	void mutate(cartKey(epoch), cart, { revalidate: false });
}

function receive({ epoch: theirs, cart }: TabMessage): void {
	noteEpoch();
	if (theirs !== epoch) return;
	noteAnswer(cart);
	show(queue.accept(cart), []);
}

function refetch(): void {
	noteEpoch();
	if (epoch) void markRecalculation(mutate(cartKey(epoch)));
}

function noteAnswer(cart: CartView): void {
	if (!answered || cart.version >= answered.version) answered = cart;
}

/** Drops the known carts of an earlier session. */
function noteEpoch(): void {
	const current = readStateHint()?.epoch;
	if (current === epoch) return;
	if (epoch !== undefined) queue.forget();
	answered = undefined;
	epoch = current;
}
