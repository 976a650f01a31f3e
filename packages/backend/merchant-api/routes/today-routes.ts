import { type Expression, type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { countFailures } from '../../catalog/media/index.ts';
import { findOverdueTransfers, isRefundDue } from '../../orders/index.ts';
import { route } from '../http/route.ts';
import { Nothing } from '../schemas/common.ts';
import { Strict } from '../schemas/text.ts';
import { IS_RECEIVED } from './withdrawal-routes.ts';

/** Fewer pieces than this of a product on sale count as low stock. */
const LOW_STOCK = 3;

const Waiting = Strict({
	/** Orders that staff must confirm. */
	to_confirm: Type.Integer(),
	/** Orders that are paid, or paid on delivery, and not packed yet. */
	to_pack: Type.Integer(),
	/** Packed orders that wait for the carrier or the customer. */
	to_hand_over: Type.Integer(),
	unpaid: Type.Integer(),
	/** Unpaid orders by bank transfer whose money is late. */
	overdue: Type.Integer(),
	/** Paid orders for which there is not enough stock. */
	without_goods: Type.Integer(),
	/** Cancelled orders whose money must go back, and orders with a due refund that the provider refused. */
	refund_due: Type.Integer(),
	/** Statements of withdrawal of the last 30 days whose goods have not come back. */
	withdrawals: Type.Integer(),
	messages: Type.Integer(),
	reviews: Type.Integer(),
	failed_jobs: Type.Integer(),
	/** Orders and products that connectors gave up, without a decision of staff. */
	connector_problems: Type.Integer(),
	/** Products with pictures or documents that could not be fetched. */
	failed_media: Type.Integer(),
	/** Products on sale with fewer than three pieces. */
	low_stock: Type.Integer(),
});
export type Today = Static<typeof Waiting>;

export const TODAY_ROUTES = [
	route({
		...{ method: 'GET', path: '/today', operationId: 'readToday', summary: 'What waits for staff, as numbers', scopes: ['orders:read'] },
		params: Nothing,
		query: Nothing,
		body: null,
		response: Waiting,
		async handle({ db, config }) {
			const now = config.now();
			const orders = await db
				.selectFrom('orders')
				.select(({ eb }) => [
					count(eb('status', '=', 'awaiting_confirmation')).as('to_confirm'),
					count(eb('status', 'in', ['received', 'paid', 'preparing'])).as('to_pack'),
					count(eb('status', '=', 'ready_for_pickup')).as('to_hand_over'),
					count(eb('status', 'in', ['awaiting_payment', 'payment_failed'])).as('unpaid'),
					count(eb.and([eb('status', '=', 'paid'), eb('reserved', '=', false)])).as('without_goods'),
					count(isRefundDue(eb)).as('refund_due'),
				])
				.executeTakeFirstOrThrow();
			const { rows } = await sql<{
				withdrawals: number;
				messages: number;
				reviews: number;
				failed_jobs: number;
				connector_problems: number;
				low_stock: number;
			}>`select
				(select count(*)::int from withdrawals w where w.created_at > ${now}::timestamptz - interval '30 days' and not ${IS_RECEIVED}) as withdrawals,
				(select count(*)::int from contact_messages where read_at is null) as messages,
				(select count(*)::int from feedback where status = 'pending' and message is not null) as reviews,
				(select count(*)::int from jobs where failed_at is not null) as failed_jobs,
				(select count(*)::int from connector_problems where decision is null) as connector_problems,
				(select count(*)::int from products where listed and quantity < ${LOW_STOCK}) as low_stock
			`.execute(db);
			const others = rows[0] ?? { withdrawals: 0, messages: 0, reviews: 0, failed_jobs: 0, connector_problems: 0, low_stock: 0 };
			return { ...orders, overdue: (await findOverdueTransfers(db, now)).length, failed_media: await countFailures(db), ...others };
		},
	}),
];

const count = (condition: Expression<SqlBool>) => sql<number>`count(*) filter (where ${condition})::int`;
