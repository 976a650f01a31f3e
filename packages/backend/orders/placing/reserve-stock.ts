import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countCouponUses } from '../../cart/index.ts';
import { moveStock, type StockMove } from '../../catalog/order-stock/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { readCouponIds } from './order-coupons.ts';

/**
 * Reserves the lines of an order: subtracts them from the stock, for a pickup also from the store's share, and counts the uses of its coupons.
 * `releaseStock` undoes it. Changes nothing if the order is reserved already. The caller has locked products, then coupons, each by id.
 */
export async function reserveStock(trx: Database, orderId: number): Promise<void> {
	const order = await trx
		.updateTable('orders')
		.set({ reserved: true })
		.where('id', '=', orderId)
		.where('reserved', '=', false)
		.returning('user_id')
		.executeTakeFirst();
	if (order === undefined) return;
	await takeFromStock(trx, sql<SqlBool>`i.order_id = ${orderId}`);
	await countCouponUses(trx, await readCouponIds(trx, orderId), order.user_id);
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
	const { rows } = await sql<StockMove>`
		select i.product_id as product, -sum(i.qty - i.backorder_qty)::int as pieces, sum(i.qty)::int as sold, max(s.code) as store, -sum(i.qty)::int as "storePieces"
		from order_items i join order_parcels r on r.id = i.parcel_id left join stores s on s.id = r.store_id
		where ${isTaken} and i.product_id is not null group by i.product_id
	`.execute(trx);
	await moveStock(trx, rows);
	await sql`
		update order_parcels r set delivery_from = null, delivery_to = null
		where r.delivery_from is not null and r.id in (select i.parcel_id from order_items i where ${isTaken} and i.backorder_qty > 0)
	`.execute(trx);
	await sql`
		update orders o set kept_until = null
		where o.kept_until is not null and o.id in (select i.order_id from order_items i where ${isTaken} and i.backorder_qty > 0)
	`.execute(trx);
}

/** Records how many pieces of lines their store has; lines of one product share them. The condition is about `order_items as i`. */
export const countStorePieces = (trx: Database, isTaken: RawBuilder<SqlBool>) =>
	sql`
		update order_items t set store_qty = n.qty from (
			select i.id, least(i.qty, greatest(0, coalesce((p.store_stock ->> s.code)::int, 0) - sum(i.qty) over (partition by i.product_id order by i.id) + i.qty))::int as qty
			from order_items i join order_parcels r on r.id = i.parcel_id join stores s on s.id = r.store_id join products p on p.id = i.product_id where ${isTaken}
		) n where t.id = n.id
	`.execute(trx);
