import { Readable } from 'node:stream';
import { MAX_INT4 } from '@titraj/contract/max-int4.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { findOverdueTransfers } from '../../orders/index.ts';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { badRequest } from '../../platform/http/refusal.ts';
import { ORDER_FACTS } from '../../platform/order-facts/order-facts.ts';
import type { Scope } from '../keys/scopes.ts';
import { toMoney } from '../rows/to-money.ts';
import { isWanted, ORDER_FILTER, type OrderFilter } from '../search/order-filter.ts';
import type { Database } from '../tables.ts';
import { toCsv, UTF8_MARK } from './to-csv.ts';

const scopes: readonly Scope[] = ['orders:read'];
const Filter = Type.Object(ORDER_FILTER, { additionalProperties: false });

/** Orders in memory at once. */
const BATCH = 1000;

const EXPORTED = ORDER_FACTS.filter(({ exported }) => exported);

const COLUMNS = [
	...['number', 'created_at', 'status', 'email', 'phone', 'name', 'company', 'oib', 'street', 'postcode', 'city', 'country'],
	...['currency', 'items', 'discount', 'shipping', 'payment_fee', 'total', 'vat', 'payment', 'shipping_method', 'tracking', 'products'],
	...EXPORTED.map(({ name }) => name),
];

/** The export of orders, for the API's description. */
export const ORDER_EXPORT = {
	...{ path: '/orders/export', operationId: 'exportOrders', scopes, params: Type.Object({}), query: Filter, type: 'text/csv' },
	summary: 'Orders as CSV for spreadsheets, the newest first, with the filters of `/order-search`',
};

/** Orders as CSV. */
export function registerOrderExport(scope: FastifyInstance, { db, config }: Shop): void {
	scope.get(ORDER_EXPORT.path, { config: { scopes } }, async (request, reply) => {
		const { query } = request;
		if (!Check(Filter, query)) return sendProblem(request, reply, badRequest('the filters are those of /order-search: q, list, status and month'));
		const overdue = query.list === 'overdue' ? await findOverdueTransfers(db, config.now()) : [];
		const day = config.now().toISOString().slice(0, 10);
		return reply
			.type('text/csv; charset=utf-8')
			.header('content-disposition', `attachment; filename="orders-${day}.csv"`)
			.send(Readable.from(toLines(db, query, overdue)));
	});
}

async function* toLines(db: Database, filter: OrderFilter, overdue: readonly number[]): AsyncGenerator<string> {
	yield UTF8_MARK + toCsv([COLUMNS]);
	let before: number | undefined = MAX_INT4;
	while (before !== undefined) {
		const rows = await readBatch(db, { filter, overdue, before });
		if (rows.length > 0) yield toCsv(rows.map(toCells));
		before = rows.length === BATCH ? rows.at(-1)?.id : undefined;
	}
}

interface Batch {
	readonly filter: OrderFilter;
	readonly overdue: readonly number[];
	/** Id of the last order of the batch before. */
	readonly before: number;
}

const readBatch = (db: Database, { filter, overdue, before }: Batch) =>
	db
		.selectFrom('orders')
		.leftJoin('order_addresses as a', (join) => join.onRef('a.order_id', '=', 'orders.id').on('a.kind', '=', 'delivery'))
		.select(['orders.id', 'orders.number', 'orders.status', 'orders.email', 'orders.phone', 'orders.currency', 'orders.created_at', 'orders.payment_title'])
		.select(['orders.items_cents', 'orders.discount_cents', 'orders.shipping_cents', 'orders.payment_cents', 'orders.total_cents', 'orders.tax_cents'])
		.select(EXPORTED.map(({ name }) => `orders.${name}` as const))
		.select(['a.first_name', 'a.last_name', 'a.company', 'a.oib', 'a.street', 'a.postcode', 'a.city', 'a.country'])
		.select([
			sql<string>`(select coalesce(string_agg(i.qty || ' × ' || i.code, ', ' order by i.position), '') from order_items i where i.order_id = orders.id)`.as(
				'products',
			),
			sql<string>`(select coalesce(string_agg(p.shipping_title, ', ' order by p.position), '') from order_parcels p where p.order_id = orders.id)`.as(
				'shipping',
			),
			sql<string>`(select coalesce(string_agg(p.tracking_code, ', ' order by p.position), '') from order_parcels p where p.order_id = orders.id)`.as(
				'tracking',
			),
		])
		.where('orders.id', '<', before)
		.where((eb) => isWanted(eb, filter, overdue))
		.orderBy('orders.id', 'desc')
		.limit(BATCH)
		.execute();

function toCells(row: Awaited<ReturnType<typeof readBatch>>[number]): string[] {
	const name = `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();
	const address = [row.street, row.postcode, row.city, row.country].map((part) => part ?? '');
	const amounts = [row.items_cents, row.discount_cents, row.shipping_cents, row.payment_cents, row.total_cents, row.tax_cents].map(toMoney);
	return [
		...[row.number, row.created_at.toISOString(), row.status, row.email, row.phone ?? '', name, row.company ?? '', row.oib ?? '', ...address],
		...[row.currency, ...amounts, row.payment_title, row.shipping, row.tracking, row.products],
		...EXPORTED.map(({ name }) => String(row[name] ?? '')),
	];
}
