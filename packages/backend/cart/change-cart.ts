import type { Cart } from '@titraj/contract/cart.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';
import type { Call } from '../platform/http/handler.ts';
import { lockCart, ownerOf } from '../platform/visitor/cart-owner.ts';
import { type CartState, loadCartState } from './pricing/load-cart-state.ts';
import { readCart } from './read-cart.ts';

type Change = (trx: Kysely<Tables>, state: CartState) => Promise<string | null>;

/** One change of what a cart chose, on the locked cart: the label of a refusal, or null. The version grows with each that changes the cart; the answer is the cart. */
export async function changeCart(
	call: Call,
	change: Change,
	{ grows = true }: { grows?: boolean } = {},
): Promise<{ success: boolean; label_name?: string; data: Cart }> {
	const { db, session } = call;
	const owner = ownerOf(session);
	return db.transaction().execute(async (trx) => {
		const { id } = await lockCart(trx, owner);
		const refused = await change(trx, await loadCartState(trx, id, call));
		if (refused === null && grows) await growVersion(trx, id);
		const data = await readCart(trx, owner, call);
		return refused === null ? { success: true, data } : { success: false, label_name: refused, data };
	});
}

/** The one place where a cart's version grows: an order names the version that its review showed, and another one is refused. */
export async function growVersion(trx: Kysely<Tables>, cartId: number): Promise<void> {
	await trx
		.updateTable('carts')
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.where('id', '=', cartId)
		.execute();
}
