import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { findWishlist, growVersion, lockWishlist } from './wishlist-owner.ts';
import { MOST_WISHES } from './write-wishlist.ts';

/** Moves a visitor's list to the customer: what is on both stays once, with the larger quantity; what moved is gone from the visitor's. */
export async function adoptWishlist(db: Database, { sessionId, userId }: { sessionId: string; userId: number }): Promise<void> {
	const visitor = { session_id: sessionId, user_id: null };
	if ((await findWishlist(db, visitor)) === undefined) return;
	await db.transaction().execute(async (trx) => {
		const from = await lockWishlist(trx, visitor);
		const to = await lockWishlist(trx, { session_id: null, user_id: userId });
		const moved = await sql`
			with taken as (delete from wishlist_items where wishlist_id = ${from.id} returning product_id, qty, created_at, id),
				known as (select product_id from wishlist_items where wishlist_id = ${to.id})
			insert into wishlist_items as w (wishlist_id, product_id, qty, created_at)
			select ${to.id}::int, t.product_id, t.qty, t.created_at from taken t left join known k on k.product_id = t.product_id
			where k.product_id is not null or (select count(*) from known) < ${MOST_WISHES}::int
			order by t.id
			on conflict (wishlist_id, product_id) do update set qty = greatest(w.qty, excluded.qty)
			returning id
		`.execute(trx);
		if (moved.rows.length > 0) await growVersion(trx, [from.id, to.id]);
	});
}
