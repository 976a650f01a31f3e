import { sql } from 'kysely';
import type { Database } from '../../tables.ts';
import { findWishlist, growVersion, lockWishlist } from './wishlist-owner.ts';
import { MOST_WISHES } from './write-wishlist.ts';

/**
 * Moves a visitor's wishlist to the customer. Products on both lists are merged with the larger quantity. The visitor's share link moves
 * along only if the customer's list was empty, so that it does not expose other items.
 */
export async function adoptWishlist(db: Database, { sessionId, userId }: { sessionId: string; userId: number }): Promise<void> {
	const visitor = { session_id: sessionId, user_id: null };
	if ((await findWishlist(db, visitor)) === undefined) return;
	await db.transaction().execute(async (trx) => {
		const from = await lockWishlist(trx, visitor);
		const to = await lockWishlist(trx, { session_id: null, user_id: userId });
		const own = await trx.selectFrom('wishlist_items').select('id').where('wishlist_id', '=', to.id).limit(1).executeTakeFirst();
		const moved = await sql`
			with taken as (delete from wishlist_items where wishlist_id = ${from.id} returning product_id, qty, created_at, id),
				known as (select product_id from wishlist_items where wishlist_id = ${to.id}),
				placed as (
					select t.*, k.product_id is not null as is_known, count(*) filter (where k.product_id is null) over (order by t.id) as place
					from taken t left join known k on k.product_id = t.product_id
				)
			insert into wishlist_items as w (wishlist_id, product_id, qty, created_at)
			select ${to.id}::int, product_id, qty, created_at from placed
			where is_known or place <= ${MOST_WISHES}::int - (select count(*) from known)
			order by id
			on conflict (wishlist_id, product_id) do update set qty = greatest(w.qty, excluded.qty)
			returning id
		`.execute(trx);
		if (moved.rows.length === 0) return;
		await growVersion(trx, [from.id, to.id]);
		if (own !== undefined || to.share_code !== null || from.share_code === null) return;
		await trx.updateTable('wishlists').set({ share_code: null }).where('id', '=', from.id).execute();
		await trx.updateTable('wishlists').set({ share_code: from.share_code }).where('id', '=', to.id).execute();
	});
}
