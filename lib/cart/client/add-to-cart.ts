import { changeCart } from './cart-changes.ts';

/**
 * Adds `quantity` of a product to the cart (Spec 7). `refused`: the shop does not sell that many. `full`: the cart takes no more products.
 * `failed`: not added, can be retried. `unclear`: unknown, the cart must be checked first.
 */
export async function addToCart(cartCode: string, quantity: number): Promise<'added' | 'refused' | 'full' | 'failed' | 'unclear'> {
	const outcome = await changeCart({ kind: 'add', cartCode, quantity });
	return outcome === 'done' ? 'added' : outcome;
}
