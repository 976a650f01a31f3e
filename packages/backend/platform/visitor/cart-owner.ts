import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Session } from './session.ts';

export type CartOwner = { session_id: string; user_id: null } | { session_id: null; user_id: number };

/** Owner of a session's cart: the customer if signed in, else the session. */
export const ownerOf = ({ id, user_id }: Session): CartOwner => (user_id === null ? { session_id: id, user_id } : { session_id: null, user_id });

/** Whether a row belongs to an owner; `alias` is what the query calls its table, which has `session_id` and `user_id`. */
export const ownedBy = (alias: string, owner: CartOwner) =>
	owner.user_id === null
		? sql<SqlBool>`${sql.ref(`${alias}.session_id`)} = ${owner.session_id}::uuid`
		: sql<SqlBool>`${sql.ref(`${alias}.user_id`)} = ${owner.user_id}::int`;

export async function findCart(db: Database, owner: CartOwner): Promise<{ id: number; version: number } | undefined> {
	const carts = db.selectFrom('carts').select(['id', 'version']);
	const own = owner.user_id === null ? carts.where('session_id', '=', owner.session_id) : carts.where('user_id', '=', owner.user_id);
	return own.executeTakeFirst();
}

/** Creates the cart if it is missing, and locks it until the transaction ends. */
export async function lockCart(trx: Database, owner: CartOwner): Promise<{ id: number; version: number }> {
	await trx
		.insertInto('carts')
		.values(owner)
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	const carts = trx.selectFrom('carts').select(['id', 'version']).forUpdate();
	const own = owner.user_id === null ? carts.where('session_id', '=', owner.session_id) : carts.where('user_id', '=', owner.user_id);
	return own.executeTakeFirstOrThrow();
}
