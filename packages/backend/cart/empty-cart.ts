import { growVersion } from './change-cart.ts';
import type { Database } from './tables.ts';

/** Removes lines and choices after an order; customer data is kept for the next order. */
export async function emptyCart(trx: Database, cartId: number): Promise<void> {
	await trx.deleteFrom('cart_items').where('cart_id', '=', cartId).execute();
	await trx.deleteFrom('cart_coupons').where('cart_id', '=', cartId).execute();
	await trx.deleteFrom('cart_vouchers').where('cart_id', '=', cartId).execute();
	await trx.deleteFrom('cart_parcels').where('cart_id', '=', cartId).execute();
	await trx.deleteFrom('saved_carts').where('cart_id', '=', cartId).execute();
	await trx.updateTable('carts').set({ payment_code: null, instalments: null }).where('id', '=', cartId).execute();
	await growVersion(trx, cartId);
}
