import { sql } from 'kysely';
import { idList } from '../../platform/database/id-list.ts';
import { type CartOwner, ownedBy } from '../../platform/visitor/cart-owner.ts';
import type { Database } from '../tables.ts';

/** Saved items of a reader among given products: quantity by id on the wishlist, and ids in the comparison. */
export interface SavedItems {
	readonly wishes: ReadonlyMap<number, number>;
	readonly compared: ReadonlySet<number>;
}

/** For `wishlist_widget` and `compare_widget`. Empty for the shop's own guest token, which reads shared responses. */
export async function readSavedItems(db: Database, ids: readonly number[], owner: CartOwner): Promise<SavedItems> {
	const isAsked = sql<boolean>`i.product_id = any(${idList(ids)})`;
	const wishes = await db
		.selectFrom('wishlist_items as i')
		.innerJoin('wishlists as w', 'w.id', 'i.wishlist_id')
		.select(['i.product_id', 'i.qty'])
		.where(ownedBy('w', owner))
		.where(isAsked)
		.execute();
	const compared = await db.selectFrom('compare_items as i').select('i.product_id').where(ownedBy('i', owner)).where(isAsked).execute();
	return { wishes: new Map(wishes.map(({ product_id, qty }) => [product_id, qty])), compared: new Set(compared.map(({ product_id }) => product_id)) };
}
