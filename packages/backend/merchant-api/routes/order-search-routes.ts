import { OrderStatus } from '@titraj/contract/order-status.ts';
import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { toSmallPicture } from '../../catalog/media/index.ts';
import { canReceiveTransfer, findOverdueTransfers, findWaitingSince, receiveTransfer, recordShown, toPayUntil } from '../../orders/index.ts';
import { readOrderRow } from '../../orders/reading/index.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { toShopTime } from '../../platform/time/workdays.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { FieldErrors, route } from '../http/route.ts';
import { toMoney } from '../rows/to-money.ts';
import { Amount, toCents } from '../schemas/amount.ts';
import { ByNumber } from '../schemas/by-number.ts';
import { Day, Items, Moment, Money, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Clearable, Strict, Text } from '../schemas/text.ts';
import { isWanted, ORDER_FILTER } from '../search/order-filter.ts';

const FOUND = 50;

const Summary = Strict({
	number: Type.String(),
	created_at: Moment,
	status: OrderStatus,
	/** False if the order holds no stock. */
	reserved: Type.Boolean(),
	total: Money,
	currency: Type.String(),
	payment: Type.String(),
	email: Type.String(),
	/** Who gets the goods. */
	name: Type.String(),
	/** Company that is invoiced; null for a private person. */
	company: Nullable(Type.String()),
});
export type OrderSummary = Static<typeof Summary>;

/** Whether an order waits for a transfer. */
const Expected = Strict({
	expected: Type.Boolean(),
	/** Day until which the transfer is expected; null if none is. */
	pay_until: Nullable(Type.String()),
	/** Null if the order holds no goods, or without a time limit. */
	held_until: Nullable(Moment),
});

const Received = Strict({
	amount: Amount,
	/** ISO 8601 day of the statement, today at the latest. */
	received_on: Day,
	note: Clearable(Text(200)),
	/** The order counts as paid although the amount differs. */
	accept_other_amount: Type.Optional(Type.Boolean()),
});

export const ORDER_SEARCH_ROUTES = [
	route({
		...{ method: 'GET', path: '/order-search', operationId: 'searchOrders', scopes: ['orders:read'] },
		summary:
			'Orders, the newest first, by number, e-mail, phone, name, company, OIB, street, sku, tracking code, paper or amount, or one of the lists that wait for staff',
		params: Nothing,
		query: Type.Object({
			...PAGE_QUERY,
			...ORDER_FILTER,
		}),
		body: null,
		response: Page(Summary),
		async handle({ db, config, query: { limit = FOUND, cursor, ...filter } }) {
			const now = config.now();
			const overdue = filter.list === 'overdue' ? await findOverdueTransfers(db, now) : [];
			let query = db
				.selectFrom('orders')
				.leftJoin('order_addresses as a', (join) => join.onRef('a.order_id', '=', 'orders.id').on('a.kind', '=', 'delivery'))
				.leftJoin('order_addresses as b', (join) => join.onRef('b.order_id', '=', 'orders.id').on('b.kind', '=', 'billing'))
				.select(['orders.id', 'orders.number', 'orders.status', 'orders.reserved', 'orders.email', 'orders.total_cents', 'orders.currency'])
				.select(['orders.payment_title', 'orders.created_at', 'a.first_name', 'a.last_name'])
				.select(sql<string | null>`case when b.order_id is null then a.company else b.company end`.as('company'))
				.where((eb) => isWanted(eb, filter, overdue))
				.orderBy('orders.id', 'desc')
				.limit(limit);
			if (cursor !== undefined) query = query.where('orders.id', '<', Number(cursor));
			const rows = await query.execute();
			// A late order is cancelled only after staff have seen that it is late.
			if (filter.list === 'overdue')
				await recordShown(
					db,
					rows.map(({ id }) => id),
					now,
				);
			const items = rows.map((row) => ({
				...{ number: row.number, status: row.status, reserved: row.reserved, currency: row.currency, email: row.email },
				...{ created_at: row.created_at.toISOString(), total: toMoney(row.total_cents), payment: row.payment_title },
				...{ name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(), company: row.company },
			}));
			return { items, next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'GET', path: '/orders/:number/pictures', operationId: 'listOrderPictures', scopes: ['orders:read'] },
		summary: 'A picture of each product of the order that the shop still has',
		params: ByNumber,
		query: Nothing,
		body: null,
		response: Items(Strict({ sku: Type.String(), picture: Nullable(Type.String()) })),
		async handle({ db, params: { number } }) {
			const rows = await db
				.selectFrom('order_items as i')
				.innerJoin('orders as o', 'o.id', 'i.order_id')
				.innerJoin('products as p', 'p.id', 'i.product_id')
				.select(['i.code', 'p.picture', 'p.views', 'p.images'])
				.where('o.number', '=', number)
				.execute();
			return { items: rows.map(({ code, ...row }) => ({ sku: code, picture: toSmallPicture(row) })) };
		},
	}),
	route({
		...{ method: 'GET', path: '/orders/:number/transfer', operationId: 'readExpectedTransfer', scopes: ['orders:read'] },
		summary: 'Whether the order waits for a bank transfer, until which day, and until when its goods are held for it',
		params: ByNumber,
		query: Nothing,
		body: null,
		response: Expected,
		async handle({ db, params: { number } }) {
			const order = await readOrderRow(db, number);
			if (order === undefined) return notFound(`order ${number}`);
			if (!(await canReceiveTransfer(db, order))) return { expected: false, pay_until: null, held_until: null };
			const since = (await findWaitingSince(db, order.id)) ?? order.created_at;
			return { expected: true, pay_until: toPayUntil(since), held_until: order.reserved ? (order.reserved_until?.toISOString() ?? null) : null };
		},
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/transfer', operationId: 'receiveTransfer', scopes: ['payments:write'] },
		summary: 'Records a bank transfer that staff saw on the statement; the order is then paid',
		params: ByNumber,
		query: Nothing,
		body: Received,
		response: Strict({ number: Type.String() }),
		async handle({ db, config, log, params: { number }, body: { amount, received_on, note = null, accept_other_amount = false } }) {
			if (received_on > toShopTime(config.now()).day) return new FieldErrors([{ field: 'received_on', reason: 'is in the future' }]);
			const order = await readOrderRow(db, number);
			if (order === undefined) return notFound(`order ${number}`);
			const transfer = { cents: toCents(amount), received_on, note, acceptsOther: accept_other_amount };
			return inLoggedTransaction({ db, log }, async (trx) => {
				const received = await receiveTransfer(trx, order.id, transfer, config);
				if (received.outcome === 'gone') return new Refusal(409, 'Conflict', 'the order no longer waits for a transfer');
				if (received.outcome === 'other_amount')
					return new FieldErrors([{ field: 'amount', reason: `the order is over ${toMoney(received.expectedCents)}; accept the other amount, or correct it` }]);
				return { number };
			});
		},
	}),
];
export type TransferBody = Static<typeof Received>;
export type ExpectedTransfer = Static<typeof Expected>;
