import { lockCoupons } from '../../cart/index.ts';
import { lockProducts } from '../../catalog/order-stock/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { readCouponIds } from './order-coupons.ts';

/** Locks the products of an order, before its coupons, in the order in which placing an order locks them. */
export async function lockOrderedProducts(trx: Database, orderId: number): Promise<void> {
	const rows = await trx
		.selectFrom('order_items')
		.select('product_id')
		.distinct()
		.where('order_id', '=', orderId)
		.where('product_id', 'is not', null)
		.execute();
	await lockProducts(
		trx,
		rows.flatMap(({ product_id }) => product_id ?? []),
	);
}

/** Locks the coupons of an order, and returns those that still exist. */
export const lockOrderedCoupons = async (trx: Database, orderId: number): Promise<number[]> => lockCoupons(trx, await readCouponIds(trx, orderId));
