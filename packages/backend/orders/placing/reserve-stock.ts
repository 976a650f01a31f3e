import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../tables.ts';

/**
 * Reserves the lines of an order: subtracts them from the stock, for a pickup also from the store's share, and counts the uses of its coupons.
 * `releaseStock` undoes it. Changes nothing if the order is reserved already. The caller has locked products, then coupons, each by id.
 */
export async function reserveStock(trx: Database, orderId: number): Promise<void> {
	const { numUpdatedRows } = await trx.updateTable('orders').set({ reserved: true }).where('id', '=', orderId).where('reserved', '=', false).executeTakeFirst();
	if (numUpdatedRows === 0n) return;
	await takeFromStock(trx, sql<SqlBool>`i.order_id = ${orderId}`);
	await sql`
		update coupons set uses = uses + 1 where id in (select coupon_id from order_coupons where order_id = ${orderId})
	`.execute(trx);
	await sql`
		insert into user_coupons (user_id, coupon_id, used_at)
		select o.user_id, k.coupon_id, now() from orders o join order_coupons k on k.order_id = o.id
		where o.id = ${orderId} and o.user_id is not null and k.coupon_id is not null
		on conflict (user_id, coupon_id) do update set used_at = now()
	`.execute(trx);
}

/**
 * Subtracts lines from the stock, for a pickup also from the store's share, and records the pieces of goods available to order that are not in stock: their order then
 * promises no day and is kept for its pickup without a limit. The condition is about `order_items as i`. The caller has locked their products.
 */
export async function takeFromStock(trx: Database, isTaken: RawBuilder<SqlBool>): Promise<void> {
	await sql`
		update order_items t set backorder_qty = n.qty from (
			select i.id, case when p.backorder then greatest(0, least(i.qty, sum(i.qty) over (partition by i.product_id order by i.id) - p.quantity)) else 0 end::int as qty
			from order_items i join products p on p.id = i.product_id where ${isTaken}
		) n where t.id = n.id
	`.execute(trx);
	await countStorePieces(trx, isTaken);
	await sql`
		update products p set
			quantity = p.quantity - o.taken,
			sold = p.sold + o.qty,
			store_stock = case when p.store_stock ? o.store
				then jsonb_set(p.store_stock, array[o.store], to_jsonb(greatest(0, (p.store_stock ->> o.store)::int - o.qty)))
				else p.store_stock end,
			updated_at = now()
		from (
			select i.product_id as id, coalesce(max(s.code), '') as store, sum(i.qty)::int as qty, sum(i.qty - i.backorder_qty)::int as taken
			from order_items i join order_parcels r on r.id = i.parcel_id left join stores s on s.id = r.store_id
			where ${isTaken} and i.product_id is not null group by i.product_id
		) o
		where p.id = o.id
	`.execute(trx);
	await sql`
		update order_parcels r set delivery_from = null, delivery_to = null
		where r.delivery_from is not null and r.id in (select i.parcel_id from order_items i where ${isTaken} and i.backorder_qty > 0)
	`.execute(trx);
	await sql`
		update orders o set kept_until = null
		where o.kept_until is not null and o.id in (select i.order_id from order_items i where ${isTaken} and i.backorder_qty > 0)
	`.execute(trx);
}

/** Records how many pieces of lines their store has. The condition is about `order_items as i`. */
export const countStorePieces = (trx: Database, isTaken: RawBuilder<SqlBool>) =>
	sql`
		update order_items i set store_qty = least(i.qty, greatest(0, coalesce((p.store_stock ->> s.code)::int, 0)))
		from order_parcels r join stores s on s.id = r.store_id, products p
		where ${isTaken} and r.id = i.parcel_id and p.id = i.product_id
	`.execute(trx);
