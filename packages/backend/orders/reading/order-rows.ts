import type { OrderStatus } from '@titraj/contract/order-status.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Database } from '../tables.ts';

export type OrderRow = Selectable<Tables['orders']>;

interface OrderPage {
	/** The last order of the page before. */
	readonly after: number;
	readonly limit: number;
	readonly acknowledged?: boolean | undefined;
	readonly status?: OrderStatus | undefined;
}

/** Orders by ascending id, the order in which they were placed. */
export async function listOrderRows(db: Database, { after, limit, acknowledged, status }: OrderPage): Promise<OrderRow[]> {
	let query = db.selectFrom('orders').selectAll().where('id', '>', after).orderBy('id').limit(limit);
	if (status !== undefined) query = query.where('status', '=', status);
	if (acknowledged !== undefined) query = query.whereRef('revision', acknowledged ? '<=' : '>', 'acknowledged_revision');
	return query.execute();
}

/** An order by its number. */
export const readOrderRow = (db: Database, number: string): Promise<OrderRow | undefined> =>
	db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();

/** Locks an order, to change it. */
export const lockOrderRow = (trx: Database, number: string): Promise<OrderRow | undefined> =>
	trx.selectFrom('orders').selectAll().where('number', '=', number).forUpdate().executeTakeFirst();

/** Id of an order by its number; null if there is none. */
export async function findOrderId(db: Database, number: string): Promise<number | null> {
	return (await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst())?.id ?? null;
}
