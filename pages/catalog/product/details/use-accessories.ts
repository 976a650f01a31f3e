import { useState } from 'react';
import { useCart } from '#lib/cart/client/use-cart.ts';
import type { Product, ProductCard } from '#lib/catalog/product.ts';

const MOST = 6;
const NONE: readonly ProductCard[] = [];

/**
 * Accessories of a product, without those that were in the cart when it was first loaded. One that is added later stays listed, because its
 * button shows the confirmation and nothing may move under the pointer.
 */
export function useAccessories({ accessories = NONE }: Product): readonly ProductCard[] {
	const { cart } = useCart();
	const [inCart, setInCart] = useState<ReadonlySet<number>>();
	if (cart && inCart === undefined) setInCart(new Set(cart.lines.map(({ id }) => id)));
	return accessories.filter(({ id }) => !inCart?.has(id)).slice(0, MOST);
}
