import { fetchApi } from '#lib/platform/client/fetch-api.ts';
import { followCurrency } from '#lib/platform/client/follow-currency.ts';
import { pageCurrency } from '#lib/platform/client/page-currency.ts';
import { readStateHint } from '#lib/platform/client/state-hint.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import type { CartView } from '../cart.ts';
import { toCart } from '../to-cart.ts';

/** Cache key of the cart of a session. */
export const cartKey = (epoch: string) => ['cart', epoch] as const;

let rebase = (cart: CartView): CartView => cart;

/** Sets the function that applies pending changes to loaded carts. */
export function rebaseLoadedCarts(onto: (cart: CartView) => CartView): void {
	rebase = onto;
}

/** Loads the visitor's cart. Throws ApiFailure (Spec 7, cart full). */
export async function loadCart(): Promise<CartView> {
	const epoch = readStateHint()?.epoch;
	await followCurrency();
	const cart = toCart(unwrap(await fetchApi('/api/hapi/webshop/cart')), pageCurrency());
	return isOfEarlierSession(epoch) ? cart : rebase(cart);
}

/**
 * Whether the session has changed since a call that began in the session of `epoch`, in this tab or another; its cart is then outdated. A
 * visitor without a session gets one with the call.
 */
export function isOfEarlierSession(epoch: string | undefined): boolean {
	return epoch !== undefined && epoch !== readStateHint()?.epoch;
}
