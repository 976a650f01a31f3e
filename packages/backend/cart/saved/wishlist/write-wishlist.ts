import type { CartOwner } from '../../../platform/visitor/cart-owner.ts';
import type { Database } from '../../tables.ts';
import { growVersion, lockWishlist } from './wishlist-owner.ts';

/** Maximum number of products on a wishlist. */
export const MOST_WISHES = 200;

type Refused = 'error_wishlist_product' | 'error_wishlist_full' | null;

/** Adds a product with this quantity, or updates its quantity. Idempotent. */
export async function putWish(db: Database, owner: CartOwner, { code, qty }: { code: string; qty: number }): Promise<Refused> {
	const productId = parseCode(code);
	if (productId === null) return 'error_wishlist_product';
	return db.transaction().execute(async (trx) => {
		const list = await lockWishlist(trx, owner);
		const product = await trx.selectFrom('products').select('id').where('id', '=', productId).where('listed', '=', true).executeTakeFirst();
		if (product === undefined) return 'error_wishlist_product';
		const known = await trx
			.selectFrom('wishlist_items')
			.select(['id', 'qty'])
			.where('wishlist_id', '=', list.id)
			.where('product_id', '=', productId)
			.executeTakeFirst();
		if (known?.qty === qty) return null;
		if (known === undefined && (await countWishes(trx, list.id)) >= MOST_WISHES) return 'error_wishlist_full';
		await trx
			.insertInto('wishlist_items')
			.values({ wishlist_id: list.id, product_id: productId, qty })
			.onConflict((conflict) => conflict.columns(['wishlist_id', 'product_id']).doUpdateSet({ qty }))
			.execute();
		await growVersion(trx, [list.id]);
		return null;
	});
}

/** Removes an item from the owner's wishlist; unknown ids are ignored. */
export async function removeWish(db: Database, owner: CartOwner, id: number): Promise<void> {
	await db.transaction().execute(async (trx) => {
		const list = await lockWishlist(trx, owner);
		const gone = await trx.deleteFrom('wishlist_items').where('id', '=', id).where('wishlist_id', '=', list.id).returning('id').execute();
		if (gone.length > 0) await growVersion(trx, [list.id]);
	});
}

async function countWishes(trx: Database, listId: number): Promise<number> {
	const { total } = await trx
		.selectFrom('wishlist_items')
		.select((eb) => eb.fn.countAll<number>().as('total'))
		.where('wishlist_id', '=', listId)
		.executeTakeFirstOrThrow();
	return total;
}

function parseCode(code: string): number | null {
	const match = /^product-(\d{1,9})$/.exec(code);
	return match ? Number(match[1]) : null;
}
