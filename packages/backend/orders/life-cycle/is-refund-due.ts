import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Condition of an order that is cancelled while the money that came for it is still with the shop. */
export const isRefundDue = (eb: ExpressionBuilder<Tables, 'orders'>) =>
	eb.and([
		eb('orders.status', '=', 'cancelled'),
		eb.exists(
			eb
				.selectFrom('order_payments as p')
				.select('p.id')
				.whereRef('p.order_id', '=', 'orders.id')
				.where('p.status', '=', 'approved')
				.where('p.amount_cents', '>', 0),
		),
	]);
