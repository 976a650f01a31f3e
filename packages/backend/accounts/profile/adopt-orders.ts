import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Assigns guest orders with an e-mail, and their coupons, to the account whose owner has just confirmed that e-mail. */
export async function adoptOrders(trx: Database, userId: number, email: string): Promise<void> {
	const adopted = await trx.updateTable('orders').set({ user_id: userId }).where('email', '=', email).where('user_id', 'is', null).returning('id').execute();
	await sql`
		insert into user_coupons (user_id, coupon_id, used_at)
		select ${userId}::int, k.coupon_id, max(o.created_at) from orders o join order_coupons k on k.order_id = o.id
		where o.id = any(${adopted.map(({ id }) => id)}::int[]) and o.status <> 'cancelled' and k.coupon_id is not null
		group by k.coupon_id
		on conflict (user_id, coupon_id) do update set used_at = coalesce(user_coupons.used_at, excluded.used_at)
	`.execute(trx);
}
