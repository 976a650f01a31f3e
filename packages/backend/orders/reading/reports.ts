import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import { sql } from 'kysely';
import { isInMonth, isWithinDays } from '../../platform/database/shop-period.ts';
import type { Database } from '../tables.ts';

/** Orders that count as sales: not those that were cancelled, or never paid. */
const SOLD = sql<boolean>`o.status not in ('cancelled', 'awaiting_payment', 'payment_failed', 'awaiting_confirmation')`;

interface Days {
	readonly from: string;
	readonly to: string;
}

/** Sales by day, week or month of the shop's time, by currency; both days included. Sums are cents as text. */
export async function readSales(db: Database, { from, to, by }: Days & { readonly by: 'day' | 'week' | 'month' }) {
	const { rows } = await sql<{ begins: string; currency: string; orders: number; pieces: number; total: string; tax: string }>`
		select date_trunc(${by}, o.created_at at time zone 'Europe/Zagreb')::date::text as begins, o.currency, count(*)::int as orders,
			coalesce(sum((select sum(i.qty) from order_items i where i.order_id = o.id)), 0)::int as pieces, sum(o.total_cents)::text as total, sum(o.tax_cents)::text as tax
		from orders o where ${SOLD} and ${isWithinDays('o.created_at', from, to)} group by 1, 2 order by 1, 2
	`.execute(db);
	return rows;
}

/** The fifty products that sold most pieces. */
export async function readBestSellers(db: Database, { from, to }: Days) {
	const { rows } = await sql<{ sku: string; title: string; currency: string; pieces: number; total: string }>`
		select i.code as sku, max(i.title) as title, o.currency, sum(i.qty)::int as pieces, sum(i.total_cents - i.coupon_cents)::text as total
		from orders o join order_items i on i.order_id = o.id where ${SOLD} and ${isWithinDays('o.created_at', from, to)} group by i.code, o.currency order by 4 desc, 1 limit 50
	`.execute(db);
	return rows;
}

/** A month of the shop's time: sales by payment method, VAT by rate, refunds. */
export async function readMonth(db: Database, month: string) {
	const payments = await sql<{ payment: string; title: string; currency: string; orders: number; total: string }>`
		with sold as (
			select o.id, o.payment_code, o.payment_title, o.currency, o.total_cents, least(o.total_cents, (
				select coalesce(sum(p.amount_cents), 0) from order_payments p where p.order_id = o.id and p.provider = ${GIFT_VOUCHER}
			)) as vouchers
			from orders o where ${SOLD} and ${isInMonth('o.created_at', month)}
		)
		select payment, (array_agg(title order by id desc))[1] as title, currency, count(*)::int as orders, sum(cents)::text as total from (
			select id, payment_code as payment, payment_title as title, currency, total_cents - vouchers as cents from sold where vouchers = 0 or vouchers < total_cents
			union all
			select id, ${GIFT_VOUCHER}, 'Poklon-bon', currency, vouchers from sold where vouchers > 0
		) paid group by 1, 3 order by 1, 3
	`.execute(db);
	const vat = await sql<{ percent: number; currency: string; base: string; tax: string }>`
		select t.percent::float8 as percent, o.currency, sum(t.cents - t.tax_cents)::text as base, sum(t.tax_cents)::text as tax
		from orders o join order_taxes t on t.order_id = o.id where ${SOLD} and ${isInMonth('o.created_at', month)} group by 1, 2 order by 1 desc, 2
	`.execute(db);
	const refunds = await sql<{ currency: string; refunds: number; total: string }>`
		select o.currency, count(*)::int as refunds, sum(r.amount_cents)::text as total
		from payment_refunds r join order_payments p on p.id = r.payment_id join orders o on o.id = p.order_id
		where r.status = 'done' and (${isInMonth('r.done_at', month)} or (r.done_at is null and ${isInMonth('r.created_at', month)})) group by 1 order by 1
	`.execute(db);
	return { payments: payments.rows, vat: vat.rows, refunds: refunds.rows };
}
