import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Database } from '../tables.ts';

/** Condition of an order whose payment was received and not refunded. Gift vouchers get theirs back at once. */
const holdsMoney = (eb: ExpressionBuilder<Tables, 'orders'>) =>
	eb.exists(
		eb
			.selectFrom('order_payments as p')
			.select('p.id')
			.whereRef('p.order_id', '=', 'orders.id')
			.where('p.status', '=', 'approved')
			.where('p.provider', '!=', GIFT_VOUCHER)
			.where('p.amount_cents', '>', 0),
	);

/** Whether the payment of an order was received and not refunded. */
export async function hasMoney(trx: Database, id: number): Promise<boolean> {
	return (await trx.selectFrom('orders').select('id').where('id', '=', id).where(holdsMoney).executeTakeFirst()) !== undefined;
}

/**
 * Condition of an order that was cancelled after its payment was received, and still has to be refunded; and of any order with a refund that the provider refused while
 * money is due that no other refund was begun for, as `toBalance` counts it.
 */
export const isRefundDue = (eb: ExpressionBuilder<Tables, 'orders'>) =>
	eb.or([
		eb.and([eb('orders.status', '=', 'cancelled'), holdsMoney(eb)]),
		sql<SqlBool>`orders.id in (
			select p.order_id from payment_refunds r join order_payments p on p.id = r.payment_id where r.status = 'refused'
		) and ${OPEN_CENTS} > 0`,
	]);

const OPEN_CENTS = sql<number>`(
	(
		select coalesce(sum(case when p.captured_cents > 0 then p.captured_cents else p.amount_cents end - p.refunded_cents), 0)
		from order_payments p where p.order_id = orders.id and p.status in ('approved', 'refunded')
	) - (
		select case orders.status when 'cancelled' then 0
			when 'returned' then coalesce(sum(b.deducted_cents), 0)
			else greatest(0, orders.total_cents - coalesce(sum(b.goods_cents), 0) + coalesce(sum(b.deducted_cents), 0)) end
		from order_returns b where b.order_id = orders.id
	) - (
		select coalesce(sum(r.amount_cents), 0) from payment_refunds r join order_payments p on p.id = r.payment_id
		where p.order_id = orders.id and r.status = 'asked'
	)
)`;
