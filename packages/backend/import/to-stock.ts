import { chance } from './chance.ts';

/** Stock, units sold and a limit a cart, fixed for each sku: one in nine is sold out, one in twenty is limited to three. */
export function toStock(sku: string): { quantity: number; sold: number; maximum_qty: number | null } {
	const inStock = chance(sku, 'stock') > 0.11;
	return {
		quantity: inStock ? 1 + Math.floor(chance(sku, 'quantity') ** 2 * 60) : 0,
		sold: Math.floor(chance(sku, 'sold') ** 4 * 900),
		maximum_qty: chance(sku, 'limit') < 0.05 ? 3 : null,
	};
}
