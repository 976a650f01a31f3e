import Type, { type Static } from 'typebox';
import { readBestSellers, readMonth, readSales } from '../../orders/reading/index.ts';
import { route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { Day, Items, Money, Month, Nothing } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const SCOPES = ['reports:read'] as const;
const PERIOD = { from: Day, to: Day };

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
			const rows = await readSales(db, { from, to, by });
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
			const rows = await readBestSellers(db, { from, to });
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
			const { payments, vat, refunds } = await readMonth(db, month);
			const toSum = <Row extends { total: string }>({ total, ...row }: Row) => ({ ...row, total: toMoney(Number(total)) });
			return {
				payments: payments.map(toSum),
				vat: vat.map(({ base, tax, ...row }) => ({ ...row, base: toMoney(Number(base)), tax: toMoney(Number(tax)) })),
				refunds: refunds.map(toSum),
			};
		},
	}),
];
export type MonthReport = Static<typeof MonthView>;
