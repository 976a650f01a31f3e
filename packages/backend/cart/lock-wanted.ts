import { lockVouchers } from '../vouchers/index.ts';
import { lockCoupons } from './coupons/count-uses.ts';
import type { Database } from './tables.ts';

/** Locks what an order of this cart changes: products, then coupons, then gift vouchers, each by id. Every other writer locks in this order, too, so that none wait for each other. */
export async function lockWanted(trx: Database, cartId: number): Promise<void> {
	const products = trx.selectFrom('cart_items').select('product_id').where('cart_id', '=', cartId);
	await trx.selectFrom('products').select('id').where('id', 'in', products).orderBy('id').forUpdate().execute();
	const coupons = await trx.selectFrom('cart_coupons').select('coupon_id').where('cart_id', '=', cartId).execute();
	await lockCoupons(
		trx,
		coupons.map(({ coupon_id }) => coupon_id),
	);
	const vouchers = await trx.selectFrom('cart_vouchers').select('voucher_id').where('cart_id', '=', cartId).execute();
	await lockVouchers(
		trx,
		vouchers.map(({ voucher_id }) => voucher_id),
	);
}
