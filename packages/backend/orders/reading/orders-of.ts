import { type SqlBool, sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { OrderRow } from './order-rows.ts';

interface Customer {
	readonly id: number;
	/** In lower case. */
	readonly email: string;
}

/** Orders that are not over: money or goods are still to go one way or the other. */
const UNFINISHED = ['awaiting_confirmation', 'awaiting_payment', 'received', 'paid', 'preparing', 'ready_for_pickup', 'shipped'] as const;

/** Orders of an account, and those that were placed as a guest with its address, the oldest first. */
export const readOrdersOf = (db: Database, customer: Customer): Promise<OrderRow[]> =>
	db.selectFrom('orders').selectAll().where(isOf(customer)).orderBy('id').execute();

/** The newest of these. */
export const readNewestOrdersOf = (db: Database, customer: Customer, limit: number): Promise<OrderRow[]> =>
	db.selectFrom('orders').selectAll().where(isOf(customer)).orderBy('id', 'desc').limit(limit).execute();

/** Orders that were placed as a guest with an address, the oldest first. */
export const readGuestOrders = (db: Database, email: string): Promise<OrderRow[]> =>
	db.selectFrom('orders').selectAll().where(isGuest(email)).orderBy('id').execute();

/** Numbers of orders that are not over: of an account with those of its address as a guest, or of a guest by the address. */
export async function findUnfinished(db: Database, who: { readonly customer: Customer } | { readonly guest: string }): Promise<string[]> {
	const isTheirs = 'guest' in who ? isGuest(who.guest) : isOf(who.customer);
	return (await db.selectFrom('orders').select('number').where(isTheirs).where('status', 'in', UNFINISHED).execute()).map(({ number }) => number);
}

/** How many orders accounts have; one without orders is left out. */
export async function countOrdersOf(db: Database, userIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
	if (userIds.length === 0) return new Map();
	const rows = await db
		.selectFrom('orders')
		.select(['user_id', sql<number>`count(*)::int`.as('orders')])
		.where('user_id', 'in', userIds)
		.groupBy('user_id')
		.execute();
	return new Map(rows.map(({ user_id, orders }) => [user_id ?? 0, orders]));
}

const isGuest = (email: string) => sql<SqlBool>`(user_id is null and lower(email) = ${email})`;

const isOf = ({ id, email }: Customer) => sql<SqlBool>`(user_id = ${id} or ${isGuest(email)})`;
