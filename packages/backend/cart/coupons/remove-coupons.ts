import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { growVersion } from '../change-cart.ts';

/** Removes coupons from a cart. */
export async function removeCoupons(trx: Kysely<Tables>, cartId: number, coupons: readonly number[]): Promise<void> {
	await trx.deleteFrom('cart_coupons').where('cart_id', '=', cartId).where('coupon_id', 'in', coupons).execute();
	await growVersion(trx, cartId);
}
