import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** What is stored about orders besides themselves, for an export of a person's data. */
export async function readAboutOrders(db: Database, ids: readonly number[]) {
	if (ids.length === 0) return { order_notes: [], papers: [], incoming_payments: [], refunds: [] };
	const order_notes = await db
		.selectFrom('order_notes as n')
		.innerJoin('orders as o', 'o.id', 'n.order_id')
		.select(['o.number as order', 'n.kind', 'n.text', 'n.created_at'])
		.where('o.id', 'in', ids)
		.orderBy('n.id')
		.execute();
	const papers = await db
		.selectFrom('papers as p')
		.innerJoin('orders as o', 'o.id', 'p.order_id')
		.select(['o.number as order', 'p.kind', 'p.number', 'p.issued_at', 'p.content'])
		.where('o.id', 'in', ids)
		.orderBy('p.id')
		.execute();
	const incoming_payments = await db
		.selectFrom('incoming_payments as i')
		.innerJoin('orders as o', 'o.id', 'i.order_id')
		.select(['o.number as order', 'i.received_on', 'i.amount_cents', 'i.currency', 'i.payer', 'i.reference', 'i.details', 'i.note'])
		.where('o.id', 'in', ids)
		.orderBy('i.id')
		.execute();
	const refunds = await db
		.selectFrom('payment_refunds as r')
		.innerJoin('order_payments as p', 'p.id', 'r.payment_id')
		.innerJoin('orders as o', 'o.id', 'p.order_id')
		.select(['o.number as order', 'r.amount_cents', 'r.status', 'r.iban', 'r.reason', 'r.created_at', 'r.done_at'])
		.where('o.id', 'in', ids)
		.orderBy('r.created_at')
		.execute();
	return { order_notes, papers, incoming_payments, refunds };
}

/** Statements of withdrawal: of these orders, and of an address in lower case, also those that name no order of the shop. */
export const readWithdrawalsOf = (db: Database, { email, ids }: { readonly email: string; readonly ids: readonly number[] }) =>
	db
		.selectFrom('withdrawals')
		.select(['name', 'number', 'email', 'items', 'reason', 'created_at'])
		.where((eb) => eb.or([eb(sql<string>`lower(email)`, '=', email), ...(ids.length > 0 ? [eb('order_id', 'in', ids)] : [])]))
		.orderBy('id')
		.execute();
