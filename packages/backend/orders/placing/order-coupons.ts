import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Ids of an order's coupons, but for those that were deleted. */
export async function readCouponIds(trx: Database, orderId: number): Promise<number[]> {
	const rows = await trx.selectFrom('order_coupons').select('coupon_id').where('order_id', '=', orderId).where('coupon_id', 'is not', null).execute();
	return rows.flatMap(({ coupon_id }) => coupon_id ?? []);
}

/** Those of an order's coupons that the customer has in no other order that is not cancelled. */
export async function readFreedCoupons(trx: Database, orderId: number): Promise<number[]> {
	const { rows } = await sql<{ coupon_id: number }>`
		select k.coupon_id from order_coupons k join orders o on o.id = k.order_id
		where o.id = ${orderId} and k.coupon_id is not null and not exists (
			select 1 from order_coupons j join orders a on a.id = j.order_id
			where j.coupon_id = k.coupon_id and a.user_id = o.user_id and a.id <> o.id and a.status <> 'cancelled'
		)
	`.execute(trx);
	return rows.map(({ coupon_id }) => coupon_id);
}
