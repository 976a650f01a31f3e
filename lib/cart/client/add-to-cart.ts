import { changeCart } from './cart-changes.ts';

/** Adds `quantity` of a product to the cart (Spec 7). `refused`: the shop does not sell that many; `full`: no room for another product; `failed`: try again; `unclear`: look at the cart first. */
export async function addToCart(cartCode: string, quantity: number): Promise<'added' | 'refused' | 'full' | 'failed' | 'unclear'> {
	const outcome = await changeCart({ kind: 'add', cartCode, quantity });
	return outcome === 'done' ? 'added' : outcome;
}
