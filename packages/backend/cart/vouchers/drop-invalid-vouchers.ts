import type { Currency } from '../../platform/market/currency.ts';
import { toVoucherState } from '../../vouchers/index.ts';
import { growVersion } from '../change-cart.ts';
import type { Database } from '../tables.ts';
import { readAllVouchers } from './cart-vouchers.ts';

/** Removes vouchers from a cart with which nobody can pay any more. Returns whether there were any. The caller holds their locks. */
export async function dropInvalidVouchers(trx: Database, cartId: number, { currency, now }: { currency: Currency; now: Date }): Promise<boolean> {
	const all = await readAllVouchers(trx, cartId);
	const invalid = all.filter((row) => row.currency !== currency || toVoucherState(row, now) !== 'valid').map(({ id }) => id);
	if (invalid.length === 0) return false;
	await trx.deleteFrom('cart_vouchers').where('cart_id', '=', cartId).where('voucher_id', 'in', invalid).execute();
	await growVersion(trx, cartId);
	return true;
}
