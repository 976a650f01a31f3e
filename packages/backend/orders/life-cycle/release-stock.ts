import { sql } from 'kysely';
import { releaseCouponUses } from '../../cart/index.ts';
import { moveStock, type StockMove } from '../../catalog/order-stock/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { lockOrderedCoupons, lockOrderedProducts } from '../placing/lock-ordered.ts';
import { readFreedCoupons } from '../placing/order-coupons.ts';
import { clearWaitingPieces } from '../placing/waiting-pieces.ts';

/**
 * Undoes `reserveStock` for an order, including the uses of its coupons. Changes nothing if the order reserves nothing. Locks products first, by id, in the
 * same order as placing an order does.
 */
export async function releaseStock(trx: Database, orderId: number): Promise<void> {
	const order = await trx
		.updateTable('orders')
		.set({ reserved: false, reserved_until: null })
		.where('id', '=', orderId)
		.where('reserved', '=', true)
		.returning('user_id')
		.executeTakeFirst();
	if (order === undefined) return;
	await lockOrderedProducts(trx, orderId);
	const { rows } = await sql<StockMove>`
		select i.product_id as product, sum(i.qty - i.backorder_qty)::int as pieces, -sum(i.qty)::int as sold, max(s.code) as store, sum(i.store_qty)::int as "storePieces"
		from order_items i join order_parcels r on r.id = i.parcel_id left join stores s on s.id = r.store_id
		where i.order_id = ${orderId} and i.product_id is not null group by i.product_id
	`.execute(trx);
	await moveStock(trx, rows);
	await clearWaitingPieces(trx, orderId);
	const coupons = await lockOrderedCoupons(trx, orderId);
	if (coupons.length === 0) return;
	await releaseCouponUses(trx, coupons, { userId: order.user_id, freed: await readFreedCoupons(trx, orderId) });
}
