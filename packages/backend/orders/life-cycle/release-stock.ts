import { sql } from 'kysely';
import { clearWaitingPieces } from '../placing/waiting-pieces.ts';
import type { Database } from '../tables.ts';

/**
 * Undoes `reserveStock` for an order, including the uses of its coupons. Changes nothing if the order reserves nothing. Locks products first, by id, in the
 * same order as placing an order does.
 */
export async function releaseStock(trx: Database, orderId: number): Promise<void> {
	const { numUpdatedRows } = await trx
		.updateTable('orders')
		.set({ reserved: false, reserved_until: null })
		.where('id', '=', orderId)
		.where('reserved', '=', true)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return;
	const ordered = trx.selectFrom('order_items').select('product_id').where('order_id', '=', orderId).$narrowType<{ product_id: number }>();
	await trx.selectFrom('products').select('id').where('id', 'in', ordered).orderBy('id').forUpdate().execute();
	await sql`
		update products p set
			quantity = p.quantity + o.taken,
			sold = greatest(0, p.sold - o.qty),
			store_stock = case when p.store_stock ? o.store
				then jsonb_set(p.store_stock, array[o.store], to_jsonb((p.store_stock ->> o.store)::int + o.store_qty))
				else p.store_stock end,
			updated_at = now()
		from (
			select i.product_id as id, coalesce(max(s.code), '') as store, sum(i.qty)::int as qty, sum(i.qty - i.backorder_qty)::int as taken, sum(i.store_qty)::int as store_qty
			from order_items i join order_parcels r on r.id = i.parcel_id left join stores s on s.id = r.store_id
			where i.order_id = ${orderId} and i.product_id is not null group by i.product_id
		) o
		where p.id = o.id
	`.execute(trx);
	await clearWaitingPieces(trx, orderId);
	const coupons = trx.selectFrom('order_coupons').select('coupon_id').where('order_id', '=', orderId).$narrowType<{ coupon_id: number }>();
	const locked = await trx.selectFrom('coupons').select('id').where('id', 'in', coupons).orderBy('id').forUpdate().execute();
	if (locked.length === 0) return;
	const ids = locked.map(({ id }) => id);
	await sql`update coupons set uses = greatest(0, uses - 1) where id = any(${ids}::int[])`.execute(trx);
	// The coupon stays used if the customer has another order with it that is not cancelled.
	await sql`
		update user_coupons u set used_at = null from orders o
		where o.id = ${orderId} and u.user_id = o.user_id and u.coupon_id = any(${ids}::int[]) and not exists (
			select 1 from order_coupons k join orders a on a.id = k.order_id
			where k.coupon_id = u.coupon_id and a.user_id = u.user_id and a.id <> o.id and a.status <> 'cancelled'
		)
	`.execute(trx);
}
