import { MOST_CART_LINES } from '@titraj/contract/cart.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

/** How many other products a cart takes; 0 too for one that was filled before there was a limit. Ask it on the locked cart. */
export async function countFreeLines(trx: Kysely<Tables>, cartId: number): Promise<number> {
	const { lines } = await trx
		.selectFrom('cart_items')
		.select((eb) => eb.fn.countAll<number>().as('lines'))
		.where('cart_id', '=', cartId)
		.executeTakeFirstOrThrow();
	return Math.max(0, MOST_CART_LINES - Number(lines));
}
