import { type CartOwner, lockCart } from '../platform/visitor/cart-owner.ts';
import type { Database } from './tables.ts';

/** Gives a cart, which is created if it is missing, the prices of a customer who does not own it. Call it before lines are written. */
export async function priceCartFor(trx: Database, owner: CartOwner, userId: number): Promise<void> {
	const { id } = await lockCart(trx, owner);
	await trx.updateTable('carts').set({ priced_for: userId }).where('id', '=', id).execute();
}
