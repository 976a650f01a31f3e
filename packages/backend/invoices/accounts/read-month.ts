import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import { type RawBuilder, sql } from 'kysely';
import { readBalances, toIsoDate } from '../../orders/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { listPapers } from '../issue/read-papers.ts';
import type { MonthSection } from './month-file.ts';
import { toAmount, toPaperSections } from './to-month-sections.ts';

/** Everything that an accountant needs of a month such as `2026-12`, in the shop's time zone. Transfers are those that are open now. */
export async function readMonth(db: Database, month: string): Promise<MonthSection[]> {
	const papers = await listPapers(db, { after: 0, month });
	return [...toPaperSections(papers), await readPayments(db, month), await readRefunds(db, month), await readIncoming(db, month), await readOpenTransfers(db)];
}

/** When money went back. Refunds that were done before this was stored have only their beginning. */
const REFUNDED_AT = sql<Date>`coalesce(r.done_at, r.created_at)`;

const inMonth = (moment: RawBuilder<Date>, month: string) => sql<boolean>`to_char(${moment} at time zone 'Europe/Zagreb', 'YYYY-MM') = ${month}`;

/** Payments that brought money, by their last change. */
async function readPayments(db: Database, month: string): Promise<MonthSection> {
	const rows = await db
		.selectFrom('order_payments as p')
		.innerJoin('orders as o', 'o.id', 'p.order_id')
		.select(['o.number', 'o.currency', 'p.provider', 'p.reference', 'p.status', 'p.amount_cents', 'p.captured_cents', 'p.refunded_cents', 'p.updated_at'])
		.where('p.status', 'in', ['approved', 'refunded'])
		.where(inMonth(sql<Date>`p.updated_at`, month))
		.orderBy('p.id')
		.execute();
	return {
		name: 'payments',
		columns: ['order', 'provider', 'reference', 'status', 'currency', 'amount', 'captured', 'refunded', 'changed_at'],
		rows: rows.map((row) => [
			...[row.number, row.provider, row.reference ?? '', row.status, row.currency, toAmount(row.amount_cents), toAmount(row.captured_cents)],
			...[toAmount(row.refunded_cents), row.updated_at.toISOString()],
		]),
	};
}

async function readRefunds(db: Database, month: string): Promise<MonthSection> {
	const rows = await db
		.selectFrom('payment_refunds as r')
		.innerJoin('order_payments as p', 'p.id', 'r.payment_id')
		.innerJoin('orders as o', 'o.id', 'p.order_id')
		.select(['o.number', 'o.currency', 'p.provider', 'r.amount_cents', REFUNDED_AT.as('refunded_at')])
		.where('r.status', '=', 'done')
		.where(inMonth(REFUNDED_AT, month))
		.orderBy(REFUNDED_AT)
		.orderBy('r.key')
		.execute();
	return {
		name: 'refunds',
		columns: ['order', 'provider', 'currency', 'amount', 'refunded_at'],
		rows: rows.map((row) => [row.number, row.provider, row.currency, toAmount(row.amount_cents), row.refunded_at.toISOString()]),
	};
}

/** Lines of bank statements and settlements. */
async function readIncoming(db: Database, month: string): Promise<MonthSection> {
	const rows = await db
		.selectFrom('incoming_payments as i')
		.leftJoin('orders as o', 'o.id', 'i.order_id')
		.select(['i.received_on', 'i.source', 'i.amount_cents', 'i.currency', 'i.payer', 'i.reference', 'i.outcome', 'i.is_open', 'o.number'])
		.where(sql<boolean>`to_char(i.received_on, 'YYYY-MM') = ${month}`)
		.orderBy('i.id')
		.execute();
	return {
		name: 'incoming',
		columns: ['received_on', 'source', 'order', 'currency', 'amount', 'payer', 'reference', 'outcome', 'open'],
		rows: rows.map((row) => [
			...[toIsoDate(row.received_on) ?? '', row.source, row.number ?? '', row.currency, toAmount(row.amount_cents), row.payer, row.reference],
			...[row.outcome, row.is_open ? '1' : '0'],
		]),
	};
}

async function readOpenTransfers(db: Database): Promise<MonthSection> {
	const rows = await db
		.selectFrom('orders')
		.select(['id', 'number', 'currency', 'email', 'created_at'])
		.where('payment_code', '=', BANK_TRANSFER)
		.where('status', 'in', ['awaiting_payment', 'payment_failed'])
		.orderBy('id')
		.execute();
	const balances = await readBalances(
		db,
		rows.map(({ id }) => id),
	);
	return {
		name: 'open_transfers',
		columns: ['order', 'currency', 'amount', 'email', 'placed_at'],
		rows: rows.map((row) => [row.number, row.currency, toAmount(balances.get(row.id)?.toPay ?? 0), row.email, row.created_at.toISOString()]),
	};
}
