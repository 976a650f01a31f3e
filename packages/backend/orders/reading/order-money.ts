import type { Database } from '../tables.ts';

/** Payment attempts of an order as they are stored, the oldest first. */
export const readAttempts = (db: Database, orderId: number) =>
	db.selectFrom('order_payments').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

/** Refunds of an order with their providers, the oldest first. */
export const readRefunds = (db: Database, orderId: number) =>
	db
		.selectFrom('payment_refunds as r')
		.innerJoin('order_payments as p', 'p.id', 'r.payment_id')
		.select(['r.key', 'r.amount_cents', 'r.status', 'r.reason', 'r.by_hand', 'r.iban', 'r.asked_at', 'r.created_at', 'p.provider'])
		.where('p.order_id', '=', orderId)
		.orderBy('r.created_at')
		.orderBy('r.key')
		.execute();
