import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { isOverdue } from './kept-until.ts';

/** Ids of open orders whose transfer should have arrived, newest first. Only orders from carts: only they reserve stock. */
export async function findOverdueTransfers(db: Database, now: Date): Promise<number[]> {
	const waiting = await db
		.selectFrom('orders as o')
		.innerJoin('order_payments as p', 'p.order_id', 'o.id')
		.select(({ fn }) => ['o.id', fn.max('p.created_at').as('since')])
		.where(sql<boolean>`o.status in ('awaiting_payment', 'payment_failed')`)
		.where('o.payment_code', '=', BANK_TRANSFER)
		.where('o.idempotency_key', 'is not', null)
		.groupBy('o.id')
		.orderBy('o.id', 'desc')
		.execute();
	return waiting.filter(({ since }) => isOverdue({ payment_code: BANK_TRANSFER, since }, now)).map(({ id }) => id);
}

/** Records that staff were shown these orders as late. The first time counts, except for one before the latest payment attempt. */
export async function recordShown(db: Database, ids: readonly number[], now: Date): Promise<void> {
	if (ids.length === 0) return;
	await db
		.updateTable('orders as o')
		.set({ overdue_shown_at: now })
		.where('o.id', 'in', ids)
		.where((is) =>
			is.or([
				is('o.overdue_shown_at', 'is', null),
				is(
					'o.overdue_shown_at',
					'<',
					is
						.selectFrom('order_payments as p')
						.select(({ fn }) => fn.max('p.created_at').as('since'))
						.whereRef('p.order_id', '=', 'o.id'),
				),
			]),
		)
		.execute();
}
