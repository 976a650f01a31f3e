import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import type { Database } from '../tables.ts';

/** Whether money came for an order, and whether all of it went back. Money that a provider holds has not come, and that of gift vouchers only if they cover the order. */
export async function readMoney(trx: Database, orderId: number): Promise<{ wasPaid: boolean; isRefunded: boolean }> {
	const came = await readReceived(trx, orderId);
	return { wasPaid: came.length > 0, isRefunded: came.length > 0 && came.every(({ status }) => status === 'refunded') };
}

/** Whether money had come for an order at a moment. */
export const wasPaidBy = async (trx: Database, orderId: number, moment: Date): Promise<boolean> =>
	(await readReceived(trx, orderId)).some(({ updated_at }) => updated_at <= moment);

async function readReceived(trx: Database, orderId: number) {
	const payments = await trx
		.selectFrom('order_payments')
		.select(['provider', 'status', 'provider_id', 'captured_cents', 'updated_at'])
		.where('order_id', '=', orderId)
		.where('amount_cents', '>', 0)
		.execute();
	const others = payments.filter(({ provider }) => provider !== GIFT_VOUCHER);
	return (others.length > 0 ? others : payments).filter(
		({ status, provider_id, captured_cents }) => status === 'refunded' || (status === 'approved' && (captured_cents > 0 || provider_id === null)),
	);
}
