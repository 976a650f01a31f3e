import { toCart } from '#lib/api/mappers/to-cart.ts';
import { unwrap } from '#lib/api/result.ts';
import type { Cart } from '#lib/contract/cart.ts';
import type { CartView } from '#lib/domain/cart.ts';
import { fetchApi } from './fetch-api.ts';
import { pageCurrency } from './page-currency.ts';

/** Cache key of the cart of a session. */
export const cartKey = (epoch: string) => ['cart', epoch] as const;

let rebase = (cart: CartView): CartView => cart;

/** Lets changes that are still under way stay visible when the cart is loaded anew meanwhile. */
export function rebaseLoadedCarts(onto: (cart: CartView) => CartView): void {
	rebase = onto;
}

/** The visitor's cart as it is shown. Throws ApiFailure (Spec 7, cart full). */
export async function loadCart(): Promise<CartView> {
	return rebase(toCart(unwrap(await fetchApi<Cart>('/api/hapi/webshop/cart')), pageCurrency()));
}
