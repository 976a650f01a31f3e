import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { isInMonth, isWithinDays } from '../../platform/database/shop-period.ts';
import { route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { Day, Items, Money, Month, Nothing } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const SCOPES = ['reports:read'] as const;
const PERIOD = { from: Day, to: Day };

/** Orders that count as sales: not those that were cancelled, or never paid. */
const SOLD = sql<boolean>`o.status not in ('cancelled', 'awaiting_payment', 'payment_failed', 'awaiting_confirmation')`;

/** `begins`: first day of the period. */
const Sales = Strict({ begins: Type.String(), currency: Type.String(), orders: Type.Integer(), pieces: Type.Integer(), total: Money, tax: Money });
export type Sales = Static<typeof Sales>;

const BestSeller = Strict({ sku: Type.String(), title: Type.String(), currency: Type.String(), pieces: Type.Integer(), total: Money });
export type BestSeller = Static<typeof BestSeller>;

const MonthView = Strict({
	/** `title` as the newest order of the month has it. */
	payments: Type.Array(Strict({ payment: Type.String(), title: Type.String(), currency: Type.String(), orders: Type.Integer(), total: Money })),
	vat: Type.Array(Strict({ percent: Type.Number(), currency: Type.String(), base: Money, tax: Money })),
	refunds: Type.Array(Strict({ currency: Type.String(), refunds: Type.Integer(), total: Money })),
});

export const REPORT_ROUTES = [
	route({
		...{ method: 'GET', path: '/reports/sales', operationId: 'reportSales', scopes: SCOPES },
		summary: 'Sales by day, week or month of the shop’s time, by currency; both days included',
		params: Nothing,
		query: Type.Object({ ...PERIOD, by: Type.Optional(Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('month')])) }),
		body: null,
		response: Items(Sales),
		async handle({ db, query: { from, to, by = 'day' } }) {
			const { rows } = await sql<{ begins: string; currency: string; orders: number; pieces: number; total: string; tax: string }>`
				select date_trunc(${by}, o.created_at at time zone 'Europe/Zagreb')::date::text as begins, o.currency, count(*)::int as orders,
					coalesce(sum((select sum(i.qty) from order_items i where i.order_id = o.id)), 0)::int as pieces, sum(o.total_cents)::text as total, sum(o.tax_cents)::text as tax
				from orders o where ${SOLD} and ${isWithinDays('o.created_at', from, to)} group by 1, 2 order by 1, 2
			`.execute(db);
			return { items: rows.map(({ total, tax, ...row }) => ({ ...row, total: toMoney(Number(total)), tax: toMoney(Number(tax)) })) };
		},
	}),
	route({
		...{ method: 'GET', path: '/reports/best-sellers', operationId: 'reportBestSellers', summary: 'The fifty products that sold most pieces', scopes: SCOPES },
		params: Nothing,
		query: Type.Object(PERIOD),
		body: null,
		response: Items(BestSeller),
		async handle({ db, query: { from, to } }) {
			const { rows } = await sql<{ sku: string; title: string; currency: string; pieces: number; total: string }>`
				select i.code as sku, max(i.title) as title, o.currency, sum(i.qty)::int as pieces, sum(i.total_cents - i.coupon_cents)::text as total
				from orders o join order_items i on i.order_id = o.id where ${SOLD} and ${isWithinDays('o.created_at', from, to)} group by i.code, o.currency order by 4 desc, 1 limit 50
			`.execute(db);
			return { items: rows.map(({ total, ...row }) => ({ ...row, total: toMoney(Number(total)) })) };
		},
	}),
	route({
		...{ method: 'GET', path: '/reports/month', operationId: 'reportMonth', scopes: SCOPES },
		summary: 'The end of a month: sales by payment method, VAT by rate, refunds',
		params: Nothing,
		query: Type.Object({ month: Month }),
		body: null,
		response: MonthView,
		async handle({ db, query: { month } }) {
			const payments = await sql<{ payment: string; title: string; currency: string; orders: number; total: string }>`
				select o.payment_code as payment, (array_agg(o.payment_title order by o.id desc))[1] as title, o.currency, count(*)::int as orders, sum(o.total_cents)::text as total
				from orders o where ${SOLD} and ${isInMonth('o.created_at', month)} group by 1, 3 order by 1, 3
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
			const toSum = <Row extends { total: string }>({ total, ...row }: Row) => ({ ...row, total: toMoney(Number(total)) });
			return {
				payments: payments.rows.map(toSum),
				vat: vat.rows.map(({ base, tax, ...row }) => ({ ...row, base: toMoney(Number(base)), tax: toMoney(Number(tax)) })),
				refunds: refunds.rows.map(toSum),
			};
		},
	}),
];
export type MonthReport = Static<typeof MonthView>;
