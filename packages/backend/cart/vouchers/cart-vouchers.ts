import type { Currency } from '../../platform/market/currency.ts';
import { findVoucher, readVouchersById, toVoucherState, type VoucherRow } from '../../vouchers/index.ts';
import type { Database } from '../tables.ts';

/** Vouchers of a cart that somebody can pay with now, in the order in which they are spent. */
export async function readCartVouchers(db: Database, cartId: number, { currency, now }: { currency: Currency; now: Date }): Promise<VoucherRow[]> {
	const rows = await readAllVouchers(db, cartId);
	return rows.filter((row) => row.currency === currency && toVoucherState(row, now) === 'valid');
}

/** Adds the voucher with a code to a cart. Returns the label of a refusal, null if it was added, and undefined if no voucher has this code. */
export async function addCartVoucher(
	db: Database,
	typed: string,
	{ cartId, currency, now }: { cartId: number; currency: Currency; now: Date },
): Promise<string | null | undefined> {
	const voucher = await findVoucher(db, typed);
	if (voucher === undefined) return undefined;
	const state = toVoucherState(voucher, now);
	if (state !== 'valid') return `error_voucher_${state}`;
	if (voucher.currency !== currency) return 'error_voucher_currency';
	await db
		.insertInto('cart_vouchers')
		.values({ cart_id: cartId, voucher_id: voucher.id })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return null;
}

/** Removes vouchers from a cart by what the cart shows of their codes. */
export async function removeCartVouchers(db: Database, cartId: number, codeEnd: string): Promise<void> {
	const ids = (await readAllVouchers(db, cartId)).filter(({ code_end }) => code_end === codeEnd).map(({ id }) => id);
	if (ids.length > 0) await db.deleteFrom('cart_vouchers').where('cart_id', '=', cartId).where('voucher_id', 'in', ids).execute();
}

/** All vouchers of a cart, also those with which nobody can pay any more. */
export async function readAllVouchers(db: Database, cartId: number): Promise<VoucherRow[]> {
	const rows = await db.selectFrom('cart_vouchers').select('voucher_id').where('cart_id', '=', cartId).execute();
	return readVouchersById(
		db,
		rows.map(({ voucher_id }) => voucher_id),
	);
}
