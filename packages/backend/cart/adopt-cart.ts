import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import { sql } from 'kysely';
import { findCart, lockCart } from '../platform/visitor/cart-owner.ts';
import { growVersion } from './change-cart.ts';
import { countFreeLines } from './count-free-lines.ts';
import type { Database } from './tables.ts';

/**
 * Moves a visitor's cart to the customer: lines of the same product are merged and their quantities added up; coupons and gift vouchers move, too.
 * Unavailable lines and excessive quantities move as well: the cart reports them, as it does for visitors. A full cart takes no more lines.
 * Request ids move along: a change whose response was lost is sent again with the customer's session, and counts once.
 */
export async function adoptCart(db: Database, { sessionId, userId }: { sessionId: string; userId: number }): Promise<void> {
	const visitor = { session_id: sessionId, user_id: null };
	if ((await findCart(db, visitor)) === undefined) return;
	await db.transaction().execute(async (trx) => {
		const from = await lockCart(trx, visitor);
		const to = await lockCart(trx, { session_id: null, user_id: userId });
		const moved = (await addUp(trx, from.id, to.id)) + (await moveLines(trx, from.id, to.id));
		const coupons = await sql`
			with taken as (delete from cart_coupons where cart_id = ${from.id} returning coupon_id)
			insert into cart_coupons (cart_id, coupon_id)
			select ${to.id}::int, coupon_id from taken
			on conflict do nothing
			returning coupon_id
		`.execute(trx);
		const vouchers = await sql`
			with taken as (delete from cart_vouchers where cart_id = ${from.id} returning voucher_id)
			insert into cart_vouchers (cart_id, voucher_id)
			select ${to.id}::int, voucher_id from taken
			on conflict do nothing
			returning voucher_id
		`.execute(trx);
		await sql`
			insert into cart_requests (cart_id, request_id, label_name, created_at)
			select ${to.id}::int, request_id, label_name, created_at from cart_requests where cart_id = ${from.id}
			on conflict do nothing
		`.execute(trx);
		if (moved + coupons.rows.length + vouchers.rows.length === 0) return;
		for (const { id } of [from, to]) await growVersion(trx, id);
	});
}

/** Products that both carts contain: the visitor saw them last, so a price change is relative to the price that the visitor saw. */
async function addUp(trx: Database, from: number, to: number): Promise<number> {
	// Two large quantities may exceed the column; sign-in must not fail for that.
	await sql`
		update cart_items o set qty = least(o.qty::bigint + t.qty, ${MAX_INT4}::bigint)
		from cart_items t where t.cart_id = ${from} and o.cart_id = ${to} and t.product_id = o.product_id
	`.execute(trx);
	// A separate statement, because changing the quantity sets the seen price to the current one by a trigger.
	const { rows } = await sql`
		with taken as (
			delete from cart_items t using cart_items o
			where t.cart_id = ${from} and o.cart_id = ${to} and t.product_id = o.product_id
			returning o.id, t.seen_cents
		)
		update cart_items o set seen_cents = taken.seen_cents from taken where o.id = taken.id
		returning o.id
	`.execute(trx);
	return rows.length;
}

/**
 * Moves the other lines unchanged, with the price that was seen. Lines that do not fit stay in the visitor's cart and may be moved at
 * another sign-in.
 */
async function moveLines(trx: Database, from: number, to: number): Promise<number> {
	const fitting = trx
		.selectFrom('cart_items')
		.select('id')
		.where('cart_id', '=', from)
		.orderBy('id')
		.limit(await countFreeLines(trx, to));
	const moved = await trx.updateTable('cart_items').set({ cart_id: to }).where('id', 'in', fitting).returning('id').execute();
	return moved.length;
}
