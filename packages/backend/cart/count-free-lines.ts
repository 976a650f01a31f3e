import { MOST_CART_LINES } from '@titraj/contract/cart.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

/** Number of lines that can still be added to a cart; 0 also if it has more than the limit. The cart must be locked. */
export async function countFreeLines(trx: Kysely<Tables>, cartId: number): Promise<number> {
	const { lines } = await trx
		.selectFrom('cart_items')
		.select((eb) => eb.fn.countAll<number>().as('lines'))
		.where('cart_id', '=', cartId)
		.executeTakeFirstOrThrow();
	return Math.max(0, MOST_CART_LINES - Number(lines));
}
