import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import { OrderStatus } from '@titraj/contract/order-status.ts';
import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { isRefundDue } from '../../orders/index.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import { isInMonth } from '../../platform/database/shop-period.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { Month } from '../schemas/common.ts';

/** Lists of orders that wait for staff or for a payment. */
const LISTS = ['to_confirm', 'to_pack', 'to_hand_over', 'unpaid', 'overdue', 'without_goods', 'waiting_for_goods', 'refund_due'] as const;
type List = (typeof LISTS)[number];

/** Filters of the search and of the export. */
export const ORDER_FILTER = {
	q: Type.Optional(Type.String({ maxLength: 100 })),
	list: Type.Optional(Type.Enum([...LISTS])),
	status: Type.Optional(OrderStatus),
	/** Orders that were placed in this month of the shop's time, such as `2026-11`. */
	month: Type.Optional(Month),
};
const Filter = Type.Object(ORDER_FILTER);
export type OrderFilter = Static<typeof Filter>;

/** Condition of the orders that a filter names. `overdue`: orders whose transfer is late. */
export function isWanted(eb: ExpressionBuilder<Tables, 'orders'>, { q = '', list, status, month }: OrderFilter, overdue: readonly number[]): Condition {
	const asked = q.trim();
	return eb.and([
		...(status === undefined ? [] : [eb('orders.status', '=', status)]),
		...(list === undefined ? [] : [isIn(eb, list, overdue)]),
		...(month === undefined ? [] : [isInMonth('orders.created_at', month)]),
		...(asked === '' ? [] : [matches(asked)]),
	]);
}

type Condition = ExpressionWrapper<Tables, 'orders', SqlBool>;

function isIn(eb: ExpressionBuilder<Tables, 'orders'>, list: List, overdue: readonly number[]): Condition {
	switch (list) {
		case 'to_confirm':
			return eb('orders.status', '=', 'awaiting_confirmation');
		case 'to_pack':
			return eb('orders.status', 'in', ['received', 'paid', 'preparing']);
		case 'to_hand_over':
			return eb('orders.status', '=', 'ready_for_pickup');
		case 'unpaid':
			return eb('orders.status', 'in', ['awaiting_payment', 'payment_failed']);
		case 'overdue':
			return eb('orders.id', 'in', overdue.length === 0 ? [0] : [...overdue]);
		case 'without_goods':
			return eb.and([eb('orders.status', '=', 'paid'), eb('orders.reserved', '=', false)]);
		case 'waiting_for_goods':
			return eb.and([
				eb('orders.status', 'in', ['received', 'paid', 'preparing']),
				sql<SqlBool>`orders.id in (select order_id from order_items where backorder_qty > 0)`,
			]);
		case 'refund_due':
			return isRefundDue(eb);
	}
}

/** Cents of a typed amount with a decimal comma or point; null for any other text. */
function toTypedCents(asked: string): number | null {
	const typed = asked.replace(',', '.');
	const cents = typed.includes('.') ? Math.round(Number(typed) * 100) : Number.NaN;
	return Number.isSafeInteger(cents) && cents >= 0 && cents <= MAX_INT4 ? cents : null;
}

/**
 * Orders whose number, e-mail, phone, recipient, street, OIB, product, tracking code, paper or amount is the text; of numbers, e-mails, names and streets a
 * beginning is enough, of a phone its end. Names and streets are found without diacritics, and a phone as it is dialled at home. Each part of the union has
 * its own index: with `or` between them the database would read all orders. As an array the ids are found first; with `in` it
 * read orders from the newest on until it had a page.
 */
function matches(asked: string) {
	const start = `${escapeLike(asked)}%`;
	const digits = withoutTrunk(asked);
	const end = `${[...digits].toReversed().join('')}%`;
	const cents = toTypedCents(asked);
	const found = [
		sql`select id from orders where number like ${start}`,
		sql`select id from orders where lower(email) like lower(${start})`,
		...(digits.length < 6 ? [] : [sql`select id from orders where reverse(regexp_replace(phone, '[^0-9]', '', 'g')) like ${end}`]),
		...(cents === null ? [] : [sql`select id from orders where total_cents = ${cents}`]),
		sql`select order_id from order_items where code = ${asked}`,
		sql`select order_id from order_shipments where tracking_code = ${asked}`,
		sql`select order_id from papers where number = ${asked}`,
		sql`select order_id from order_addresses where oib = ${asked.replace(/^HR/i, '')}`,
		...['last_name', "first_name || ' ' || last_name", 'company', 'street'].map(
			(name) => sql`select order_id from order_addresses where ${folded(sql.raw(name))} like ${folded(sql`${start}`)}`,
		),
	];
	return sql<SqlBool>`orders.id = any(array(${sql.join(found, sql` union all `)}))`;
}

/** As the indexes of migration 0197 fold names. */
const folded = (text: RawBuilder<unknown>): RawBuilder<unknown> => sql`translate(lower(${text}), 'čćšžđ', 'ccszd')`;

/** Digits of a phone without what a number at home, or from abroad, begins with: phones are stored as +385 91…, and typed as 091…, 385 91… or 00385 91…. */
const withoutTrunk = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^0+/, '');
