import { readStateHint } from '#lib/platform/client/state-hint.ts';

/**
 * The key that makes a repeat of an order harmless: one for each version of the cart, also after a reload; another session's cart counts its
 * versions from the start (Spec 4, Checkout result).
 */
export function orderKeyOf(version: number): string {
	const name = `checkout-order-key:${readStateHint()?.epoch}:${version}`;
	const fresh = crypto.randomUUID();
	try {
		const key = sessionStorage.getItem(name) ?? fresh;
		sessionStorage.setItem(name, key);
		return key;
	} catch {
		// Without storage the backend still takes one order for one version of a cart.
		return fresh;
	}
}
