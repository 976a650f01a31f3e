import { MOST_CART_LINES } from '@titraj/contract/cart.ts';
import type { Database } from './tables.ts';

/** Number of lines that can still be added to a cart; 0 also if it has more than the limit. The cart must be locked. */
export async function countFreeLines(trx: Database, cartId: number): Promise<number> {
	const { lines } = await trx
		.selectFrom('cart_items')
		.select((eb) => eb.fn.countAll<number>().as('lines'))
		.where('cart_id', '=', cartId)
		.executeTakeFirstOrThrow();
	return Math.max(0, MOST_CART_LINES - Number(lines));
}
