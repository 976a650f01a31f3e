import { type Kysely, sql } from 'kysely';
import { growVersion } from '../../cart/change-cart.ts';
import type { CartState } from '../../cart/pricing/load-cart-state.ts';
import type { Tables } from '../../platform/database/tables.ts';

/**
 * Removes coupons from a cart that another order with the same e-mail has used: a coupon can be used once per customer, signed in or not.
 * Returns whether there were any. Call it only while placing an order: the price of a cart would reveal which coupons another e-mail has
 * used. The caller holds the coupons' lock.
 */
export async function dropUsedCoupons(trx: Kysely<Tables>, { id, customer, price }: CartState): Promise<boolean> {
	const coupons = price.coupons.map((coupon) => coupon.id);
	if (coupons.length === 0) return false;
	const { rows } = await sql`
		delete from cart_coupons c where c.cart_id = ${id} and c.coupon_id = any(${coupons}::int[]) and exists (
			select 1 from orders o join order_coupons k on k.order_id = o.id
			where lower(o.email) = lower(${customer.email}) and o.status <> 'cancelled' and k.coupon_id = c.coupon_id
		)
		returning c.coupon_id
	`.execute(trx);
	if (rows.length > 0) await growVersion(trx, id);
	return rows.length > 0;
}
