import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import { lockVouchers, readVouchersById, returnToVoucher, spendVoucher } from '../../vouchers/index.ts';
import type { Database } from '../tables.ts';
import { readBalance } from './read-balances.ts';

/** Takes money from a voucher for a new order, as a payment of the order and a row of `voucher_movements`. The caller has locked the voucher, and read that it has this much. */
export async function payByVoucher(trx: Database, orderId: number, { id, cents, now }: { id: number; cents: number; now: Date }): Promise<void> {
	if (!(await spendVoucher(trx, { id, cents, orderId, now }))) throw new Error(`Voucher ${id} has less than ${cents} cents`);
	await trx
		.insertInto('order_payments')
		.values({ order_id: orderId, provider: GIFT_VOUCHER, voucher_id: id, status: 'approved', amount_cents: cents, captured_cents: cents, reference: null })
		.execute();
}

/**
 * Gives the vouchers of a locked order what they get back, which is what its other money does not: at once, because it costs nothing. Returns how much it was. Called
 * after every change of what an order charges.
 */
export async function refundVouchers(trx: Database, orderId: number, now: Date): Promise<number> {
	const { dueToVouchers } = await readBalance(trx, orderId);
	if (dueToVouchers === 0) return 0;
	let left = dueToVouchers;
	for (const { id, voucher_id, amount_cents, refunded_cents } of await lockPayments(trx, orderId)) {
		const cents = Math.min(left, amount_cents - refunded_cents);
		if (cents <= 0) continue;
		left -= cents;
		const refunded = refunded_cents + cents;
		await returnToVoucher(trx, { id: voucher_id, cents, orderId, now });
		await trx
			.updateTable('order_payments')
			.set({ refunded_cents: refunded, updated_at: now, ...(refunded === amount_cents && { status: 'refunded' as const }) })
			.where('id', '=', id)
			.execute();
		await trx
			.insertInto('payment_refunds')
			.values({ key: `voucher-${id}-${refunded}`, payment_id: id, amount_cents: cents, status: 'done', done_at: now, created_at: now })
			.execute();
	}
	return dueToVouchers - left;
}

/**
 * Takes the money again that vouchers got back when an order was cancelled for being late: its other money came after all. False, and nothing is taken, if one of them
 * has less by now.
 */
export async function takeVouchersAgain(trx: Database, orderId: number, now: Date): Promise<boolean> {
	const payments = (await lockPayments(trx, orderId)).filter(({ refunded_cents }) => refunded_cents > 0);
	const vouchers = await readVouchersById(
		trx,
		payments.map(({ voucher_id }) => voucher_id),
	);
	const has = ({ voucher_id, refunded_cents }: (typeof payments)[number]) =>
		vouchers.some(({ id, balance_cents, cancelled_at }) => id === voucher_id && cancelled_at === null && balance_cents >= refunded_cents);
	if (!payments.every(has)) return false;
	for (const { id, voucher_id, refunded_cents } of payments) {
		await spendVoucher(trx, { id: voucher_id, cents: refunded_cents, orderId, now });
		await trx.deleteFrom('payment_refunds').where('payment_id', '=', id).execute();
		await trx.updateTable('order_payments').set({ status: 'approved', refunded_cents: 0, updated_at: now }).where('id', '=', id).execute();
	}
	return true;
}

/** The payments of an order by voucher, the last one first, with their vouchers locked. */
async function lockPayments(trx: Database, orderId: number) {
	const rows = await trx
		.selectFrom('order_payments')
		.select(['id', 'voucher_id', 'amount_cents', 'refunded_cents'])
		.where('order_id', '=', orderId)
		.where('provider', '=', GIFT_VOUCHER)
		.orderBy('id', 'desc')
		.execute();
	const payments = rows.flatMap(({ voucher_id, ...row }) => (voucher_id === null ? [] : [{ ...row, voucher_id }]));
	await lockVouchers(
		trx,
		payments.map(({ voucher_id }) => voucher_id),
	);
	return payments;
}
