import type { CartItem } from '@titraj/contract/cart.ts';
import { toMissingPieces } from '../catalog/index.ts';
import type { CartLineRow } from './pricing/load-cart-state.ts';

type Line = Pick<CartLineRow, 'qty' | 'quantity' | 'listed' | 'backorder' | 'backorder_days'>;

/** Pieces of a line that are not in stock; null if all are, or if it cannot be ordered. */
export function toLineBackorder({ qty, quantity, listed, backorder, backorder_days: days }: Line): NonNullable<CartItem['backorder']> | null {
	const missing = listed && backorder ? toMissingPieces(qty, { quantity }) : 0;
	return missing === 0 ? null : { qty: missing, days };
}
