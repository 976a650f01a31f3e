import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Condition of an order whose payment was received and not refunded. */
const holdsMoney = (eb: ExpressionBuilder<Tables, 'orders'>) =>
	eb.exists(
		eb
			.selectFrom('order_payments as p')
			.select('p.id')
			.whereRef('p.order_id', '=', 'orders.id')
			.where('p.status', '=', 'approved')
			.where('p.amount_cents', '>', 0),
	);

/** Whether the payment of an order was received and not refunded. */
export async function hasMoney(trx: Kysely<Tables>, id: number): Promise<boolean> {
	return (await trx.selectFrom('orders').select('id').where('id', '=', id).where(holdsMoney).executeTakeFirst()) !== undefined;
}

/** Condition of an order that was cancelled after its payment was received, and still has to be refunded. */
export const isRefundDue = (eb: ExpressionBuilder<Tables, 'orders'>) => eb.and([eb('orders.status', '=', 'cancelled'), holdsMoney(eb)]);
