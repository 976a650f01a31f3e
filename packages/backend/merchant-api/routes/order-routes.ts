import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import { OrderStatus } from '@titraj/contract/order-status.ts';
import Type from 'typebox';
import { acknowledgeOrder, FULFILMENT_STATUSES, fulfilOrder, writeNote } from '../../orders/index.ts';
import { listOrderRows, lockOrderRow, readOrderRow } from '../../orders/reading/index.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { inLoggedTransaction } from '../http/in-logged-transaction.ts';
import { FieldErrors, route } from '../http/route.ts';
import { ByNumber } from '../schemas/by-number.ts';
import { DEFAULT_LIMIT, Nothing, PAGE_QUERY, Page } from '../schemas/common.ts';
import { OrderView } from '../schemas/order-view.ts';
import { Clearable, Strict, Text, WebAddress } from '../schemas/text.ts';
import { acknowledgeOwn, readOrderView } from './change-order.ts';
import { toOrderViews } from './read-orders.ts';

const StatusChange = Strict({
	status: Type.Union(FULFILMENT_STATUSES.map((status) => Type.Literal(status))),
	/** Only with status `shipped`. */
	carrier: Clearable(Text(100)),
	tracking_code: Clearable(Text(100)),
	tracking_url: Clearable(WebAddress),
	/** With tracking that changes after `shipped`: whether the customer is mailed a new number; true if left out. */
	mail: Type.Optional(Type.Boolean()),
});

export const ORDER_ROUTES = [
	route({
		...{ method: 'GET', path: '/orders', operationId: 'listOrders', scopes: ['orders:read'] },
		summary: 'Orders in the order in which they were placed; `acknowledged=false`: those that are new or changed since they were acknowledged',
		params: Nothing,
		query: Type.Object({ ...PAGE_QUERY, acknowledged: Type.Optional(Type.Boolean()), status: Type.Optional(OrderStatus) }),
		body: null,
		response: Page(OrderView),
		async handle({ db, query: { limit = DEFAULT_LIMIT, cursor = '0', acknowledged, status } }) {
			const rows = await listOrderRows(db, { after: Number(cursor), limit, acknowledged, status });
			return { items: await toOrderViews(db, rows), next_cursor: rows.length === limit ? String(rows.at(-1)?.id ?? 0) : null };
		},
	}),
	route({
		...{ method: 'GET', path: '/orders/:number', operationId: 'getOrder', summary: 'One order', scopes: ['orders:read'] },
		params: ByNumber,
		query: Nothing,
		body: null,
		response: OrderView,
		async handle({ db, params: { number } }) {
			return readOrderView(db, number);
		},
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/acknowledge', operationId: 'acknowledgeOrder', inOneTransaction: true, scopes: ['orders:read'] },
		summary: 'Acknowledges a revision of the order; a later one is listed again',
		params: ByNumber,
		query: Nothing,
		body: Strict({ revision: Type.Integer({ minimum: 1, maximum: MAX_INT4 }) }),
		response: Strict({ number: Type.String(), acknowledged: Type.Boolean() }),
		async handle({ db, params: { number }, body: { revision } }) {
			const acknowledged = await acknowledgeOrder(db, number, revision);
			return acknowledged === null ? notFound(`order ${number}`) : { number, acknowledged };
		},
	}),
	route({
		...{ method: 'POST', path: '/orders/:number/status', operationId: 'setOrderStatus', scopes: ['orders:write'] },
		summary: 'Sets the status of the order. Steps may be skipped but not reversed. A key need not acknowledge its own change',
		params: ByNumber,
		query: Nothing,
		body: StatusChange,
		response: Strict({ number: Type.String(), status: OrderStatus, outcome: Type.Union([Type.Literal('changed'), Type.Literal('unchanged')]) }),
		async handle({ db, config, caller, log, params: { number }, body: { status, carrier = null, tracking_code = null, tracking_url = null, mail = true } }) {
			const tracking = carrier === null && tracking_code === null && tracking_url === null ? null : { carrier, tracking_code, tracking_url, isMailed: mail };
			if (tracking !== null && status !== 'shipped') return new FieldErrors([{ field: 'status', reason: 'carrier and tracking go with shipped' }]);
			return inLoggedTransaction({ db, log }, async (trx) => {
				const order = await lockOrderRow(trx, number);
				if (order === undefined) return notFound(`order ${number}`);
				const fulfilled = await fulfilOrder(trx, order.id, { status, tracking, config });
				if (fulfilled.outcome === 'refused') return new Refusal(409, 'Conflict', fulfilled.reason);
				if (fulfilled.outcome === 'changed') await writeNote(trx, order.id, toNote(order.status, { status, staff: caller.name, tracking }));
				await acknowledgeOwn(trx, order, caller);
				const now = (await readOrderRow(trx, number)) ?? order;
				return { number, status: now.status, outcome: fulfilled.outcome };
			});
		},
	}),
];

/** What staff did: a status, or other tracking of an order that was shipped before. */
const toNote = (
	before: OrderStatus,
	{ status, staff, tracking }: { status: string; staff: string; tracking: { carrier: string | null; tracking_code: string | null } | null },
): Parameters<typeof writeNote>[2] =>
	before === 'shipped' && status === 'shipped'
		? { kind: 'tracking', staff, text: [tracking?.carrier, tracking?.tracking_code].filter(Boolean).join(' ') }
		: { kind: 'status', staff, text: status };
