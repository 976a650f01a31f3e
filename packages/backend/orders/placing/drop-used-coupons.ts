import { sql } from 'kysely';
import { type CartState, removeCoupons } from '../../cart/index.ts';
import type { Database } from '../../platform/database/tables.ts';

/**
 * Removes coupons from a cart that another order with the same e-mail has used: a coupon can be used once per customer, signed in or not.
 * Returns whether there were any. Call it only while placing an order: the price of a cart would reveal which coupons another e-mail has
 * used. The caller holds the coupons' lock.
 */
export async function dropUsedCoupons(trx: Database, { id, customer, price }: CartState): Promise<boolean> {
	const coupons = price.coupons.map((coupon) => coupon.id);
	if (coupons.length === 0) return false;
	const { rows } = await sql<{ coupon_id: number }>`
		select distinct k.coupon_id from orders o join order_coupons k on k.order_id = o.id
		where lower(o.email) = lower(${customer.email}) and o.status <> 'cancelled' and k.coupon_id = any(${coupons}::int[])
	`.execute(trx);
	const used = rows.map(({ coupon_id }) => coupon_id);
	if (used.length > 0) await removeCoupons(trx, id, used);
	return used.length > 0;
}
