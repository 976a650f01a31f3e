import { consumerLawOf } from '@titraj/contract/law/consumer-law.ts';
import { ReturnReason } from '@titraj/contract/withdrawal.ts';
import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { toReference } from '../../orders/index.ts';
import { addDays, toShopTime } from '../../platform/time/workdays.ts';
import { route } from '../http/route.ts';
import { DEFAULT_LIMIT, Moment, Nothing, Nullable, PAGE_QUERY, Page } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';

const State = Type.Union([Type.Literal('waiting'), Type.Literal('received')]);

/** Goods came back for the withdrawal, the row `w`. */
export const IS_RECEIVED = sql<SqlBool>`exists (select from order_returns r where r.withdrawal_id = w.id)`;

const Withdrawal = Strict({
	reference: Type.String(),
	received_at: Moment,
	name: Type.String(),
	email: Type.String(),
	/** Number of the order as it was typed. */
	number: Type.String(),
	/** Whether the shop has that order; a statement without one is effective all the same. */
	order_known: Type.Boolean(),
	/** Goods in the customer's words, or chosen on the order's page; null for the whole order. */
	goods: Nullable(Type.String()),
	reason: Nullable(ReturnReason),
	state: State,
	/** ISO 8601 last days by the law of the country of delivery: to send the goods back, and to pay the money back. */
	...{ return_until: Type.String(), refund_until: Type.String() },
});
export type Withdrawal = Static<typeof Withdrawal>;

export const WITHDRAWAL_ROUTES = [
	route({
		...{ method: 'GET', path: '/withdrawals', operationId: 'listWithdrawals', scopes: ['orders:read'] },
		summary: 'Statements of withdrawal with their deadlines, the newest first',
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, state: Type.Optional(State) }),
		body: null,
		response: Page(Withdrawal),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor, state } }) {
			let query = db
				.selectFrom('withdrawals as w')
				.leftJoin('order_addresses as a', (join) => join.onRef('a.order_id', '=', 'w.order_id').on('a.kind', '=', 'delivery'))
				.select(['w.id', 'w.order_id', 'w.number', 'w.name', 'w.email', 'w.items', 'w.reason', 'w.created_at', 'a.country', IS_RECEIVED.as('is_received')])
				.orderBy('w.id', 'desc')
				.limit(limit);
			if (cursor !== undefined) query = query.where('w.id', '<', Number(cursor));
			if (state !== undefined) query = query.where(state === 'received' ? IS_RECEIVED : sql<SqlBool>`not ${IS_RECEIVED}`);
			const rows = await query.execute();
			return {
				items: rows.map(({ id, order_id, number, name, email, items, reason, created_at, country, is_received }) => {
					const { returnDays, refundDays } = consumerLawOf(country);
					const { day } = toShopTime(created_at);
					return {
						...{ reference: toReference(id), received_at: created_at.toISOString(), name, email, number, order_known: order_id !== null, goods: items, reason },
						...{ state: is_received ? ('received' as const) : ('waiting' as const) },
						...{ return_until: addDays(day, returnDays), refund_until: addDays(day, refundDays) },
					};
				}),
				next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null,
			};
		},
	}),
];
