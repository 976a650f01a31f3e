import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { findCart, lockCart } from './cart-owner.ts';

/**
 * Moves a visitor's cart to the customer: quantities add up once, within stock and maximum, coupons come along; what moved is gone from the visitor's.
 * Changes that were made go along by their ids: one whose answer was lost is sent again, now with the customer's session, and counts once.
 */
export async function adoptCart(db: Database, { sessionId, userId }: { sessionId: string; userId: number }): Promise<void> {
	const visitor = { session_id: sessionId, user_id: null };
	if ((await findCart(db, visitor)) === undefined) return;
	await db.transaction().execute(async (trx) => {
		const from = await lockCart(trx, visitor);
		const to = await lockCart(trx, { session_id: null, user_id: userId });
		const moved = await sql`
			with taken as (delete from cart_items where cart_id = ${from.id} returning product_id, qty, id)
			insert into cart_items (cart_id, product_id, qty)
			select ${to.id}::int, t.product_id, least(t.qty + coalesce(o.qty, 0), p.maximum_qty, p.quantity)
			from taken t join products p on p.id = t.product_id and p.listed and p.quantity > 0
			left join cart_items o on o.cart_id = ${to.id} and o.product_id = t.product_id
			order by t.id
			on conflict (cart_id, product_id) do update set qty = excluded.qty
			returning id
		`.execute(trx);
		const coupons = await sql`
			with taken as (delete from cart_coupons where cart_id = ${from.id} returning coupon_id)
			insert into cart_coupons (cart_id, coupon_id)
			select ${to.id}::int, coupon_id from taken
			on conflict do nothing
			returning coupon_id
		`.execute(trx);
		await sql`
			insert into cart_requests (cart_id, request_id, label_name, created_at)
			select ${to.id}::int, request_id, label_name, created_at from cart_requests where cart_id = ${from.id}
			on conflict do nothing
		`.execute(trx);
		if (moved.rows.length + coupons.rows.length === 0) return;
		await trx
			.updateTable('carts')
			.set((eb) => ({ version: eb('version', '+', 1) }))
			.where('id', 'in', [from.id, to.id])
			.execute();
	});
}
