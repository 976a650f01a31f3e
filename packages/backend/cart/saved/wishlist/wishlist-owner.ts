import type { Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CartOwner } from '../../../platform/visitor/cart-owner.ts';
import type { Database } from '../../tables.ts';

type WishlistRow = Selectable<Tables['wishlists']>;

/** The wishlist of a visitor or a customer, if there is one. */
export async function findWishlist(db: Database, owner: CartOwner): Promise<WishlistRow | undefined> {
	const lists = db.selectFrom('wishlists').selectAll();
	const own = owner.user_id === null ? lists.where('session_id', '=', owner.session_id) : lists.where('user_id', '=', owner.user_id);
	return own.executeTakeFirst();
}

/** Creates the wishlist if it is missing, and locks it until the transaction ends. */
export async function lockWishlist(trx: Database, owner: CartOwner): Promise<WishlistRow> {
	await trx
		.insertInto('wishlists')
		.values(owner)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const lists = trx.selectFrom('wishlists').selectAll().forUpdate();
	const own = owner.user_id === null ? lists.where('session_id', '=', owner.session_id) : lists.where('user_id', '=', owner.user_id);
	return own.executeTakeFirstOrThrow();
}

export async function growVersion(trx: Database, ids: number[]): Promise<void> {
	await trx
		.updateTable('wishlists')
		.set((eb) => ({ version: eb('version', '+', 1) }))
		.where('id', 'in', ids)
		.execute();
}
