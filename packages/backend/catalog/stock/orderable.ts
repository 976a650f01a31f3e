import type { Backorder } from '@titraj/contract/backorder.ts';
import { sql } from 'kysely';

/** What decides how many pieces of a product can be ordered. */
export interface Supply {
	/** Pieces in stock. */
	readonly quantity: number;
	/** Available to order without stock (0164). */
	readonly backorder: boolean;
}

/** Most pieces of one product in an order that exceeds the stock, as the highest maximum per order that a merchant can set. */
const MOST_ORDERED = 10_000;

/** Whether a product can be ordered: it is in stock, or available to order without. The column `orderable` is the same in SQL. */
export const isOrderable = ({ quantity, backorder }: Supply): boolean => backorder || quantity > 0;

/** Pieces that can be ordered now. */
export const toOrderableQuantity = ({ quantity, backorder }: Supply): number => Math.max(0, backorder ? Math.max(quantity, MOST_ORDERED) : quantity);

/** `toOrderableQuantity` of `products as p`. */
export const ORDERABLE_QUANTITY = sql`case when p.backorder then greatest(p.quantity, ${sql.lit(MOST_ORDERED)}) else p.quantity end`;

/** Pieces of `qty` that are not in stock. */
export const toMissingPieces = (qty: number, { quantity }: Pick<Supply, 'quantity'>): number => Math.max(0, qty - Math.max(0, quantity));

/** As the contract says it; null for a product that is sold from stock alone. */
export const toBackorder = ({ backorder, backorder_days }: Pick<Supply, 'backorder'> & { readonly backorder_days: number | null }): Backorder | null =>
	backorder ? { days: backorder_days } : null;
