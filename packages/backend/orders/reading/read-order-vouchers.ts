import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import type { CartState } from '../../cart/index.ts';
import { readVouchersById } from '../../vouchers/index.ts';
import type { Database } from '../tables.ts';

/** Gift vouchers that an order was paid with, with what each paid. */
export async function readOrderVouchers(db: Database, orderId: number): Promise<CartState['vouchers']> {
	const paid = await db
		.selectFrom('order_payments')
		.select(['voucher_id', 'amount_cents'])
		.where('order_id', '=', orderId)
		.where('provider', '=', GIFT_VOUCHER)
		.orderBy('id')
		.execute();
	const vouchers = await readVouchersById(
		db,
		paid.flatMap(({ voucher_id }) => voucher_id ?? []),
	);
	return paid.flatMap(({ voucher_id, amount_cents: cents }) => {
		const voucher = vouchers.find(({ id }) => id === voucher_id);
		return voucher === undefined ? [] : [{ id: voucher.id, code_end: voucher.code_end, cents }];
	});
}
