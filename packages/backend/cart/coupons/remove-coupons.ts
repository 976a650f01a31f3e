import { growVersion } from '../change-cart.ts';
import type { Database } from '../tables.ts';

/** Removes coupons from a cart. */
export async function removeCoupons(trx: Database, cartId: number, coupons: readonly number[]): Promise<void> {
	await trx.deleteFrom('cart_coupons').where('cart_id', '=', cartId).where('coupon_id', 'in', coupons).execute();
	await growVersion(trx, cartId);
}
