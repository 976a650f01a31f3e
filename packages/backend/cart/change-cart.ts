import type { Cart } from '@titraj/contract/cart.ts';
import type { Database } from '../platform/database/tables.ts';
import type { Call } from '../platform/http/handler.ts';
import { lockCart, ownerOf } from '../platform/visitor/cart-owner.ts';
import { type CartState, loadCartState } from './pricing/load-cart-state.ts';
import { readCart } from './read-cart.ts';

type Change = (trx: Database, state: CartState) => Promise<string | null>;

/**
 * Applies a change to the locked cart and returns the cart. `change` returns the label of a refusal, or null. A successful change
 * increments the version.
 */
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

/** The only place that increments a cart's version. An order contains the version of its review; any other version is refused. */
export async function growVersion(trx: Database, cartId: number): Promise<void> {
	await trx
		.updateTable('carts')
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.where('id', '=', cartId)
		.execute();
}
