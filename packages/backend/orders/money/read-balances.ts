import type { Database } from '../tables.ts';
import { type Balance, toBalance } from './to-balance.ts';

/** Money of orders, by id. */
export async function readBalances(db: Database, orderIds: readonly number[]): Promise<Map<number, Balance>> {
	if (orderIds.length === 0) return new Map();
	const orders = await db.selectFrom('orders').select(['id', 'status', 'total_cents']).where('id', 'in', orderIds).execute();
	const payments = await db
		.selectFrom('order_payments')
		.select(['order_id', 'provider', 'status', 'amount_cents as amount', 'captured_cents as captured', 'refunded_cents as refunded'])
		.where('order_id', 'in', orderIds)
		.execute();
	const returns = await db
		.selectFrom('order_returns')
		.select(({ fn }) => ['order_id', fn.sum<number>('goods_cents').as('goods'), fn.sum<number>('deducted_cents').as('deducted')])
		.where('order_id', 'in', orderIds)
		.groupBy('order_id')
		.execute();
	const underway = await db
		.selectFrom('payment_refunds as r')
		.innerJoin('order_payments as p', 'p.id', 'r.payment_id')
		.select(({ fn }) => ['p.order_id', fn.sum<number>('r.amount_cents').as('cents')])
		.where('p.order_id', 'in', orderIds)
		.where('r.status', '=', 'asked')
		.groupBy('p.order_id')
		.execute();
	return new Map(
		orders.map(({ id, status, total_cents }) => {
			const came = returns.find(({ order_id }) => order_id === id);
			const facts = {
				...{ status, totalCents: total_cents, returnedCents: Number(came?.goods ?? 0), deductedCents: Number(came?.deducted ?? 0) },
				payments: payments.filter(({ order_id }) => order_id === id),
				underwayCents: Number(underway.find(({ order_id }) => order_id === id)?.cents ?? 0),
			};
			return [id, toBalance(facts)];
		}),
	);
}

const NOTHING: Balance = { paid: 0, refunded: 0, charge: 0, toPay: 0, due: 0, dueToVouchers: 0, open: 0, refundable: 0 };

/** Money of an order. */
export const readBalance = async (db: Database, orderId: number): Promise<Balance> => (await readBalances(db, [orderId])).get(orderId) ?? NOTHING;
