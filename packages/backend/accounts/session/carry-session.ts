import { randomUUID } from 'node:crypto';
import type { Database } from '../tables.ts';

/** Tables whose rows move with a visitor. Cookie choices stay with the browser that made them (D44). */
const BELONGINGS = ['carts', 'wishlists', 'compare_items', 'orders', 'feedback'] as const;

/**
 * Moves a visitor's cart, saved items and orders to a new session and ends the named one, so that a link works once and its sender does not share the
 * new session (0068). Returns the new session's id; null if the named one has ended or belongs to a customer, because a link must not sign anybody in.
 */
export async function carrySession(db: Database, named: string): Promise<string | null> {
	return db.transaction().execute(async (trx) => {
		const ended = await trx
			.updateTable('sessions')
			.set({ revoked_at: new Date() })
			.where('id', '=', named)
			.where('revoked_at', 'is', null)
			.where('user_id', 'is', null)
			.returning('continue_as_guest')
			.executeTakeFirst();
		if (ended === undefined) return null;
		const id = randomUUID();
		await trx
			.insertInto('sessions')
			.values({ id, user_id: null, used_at: new Date(), ...ended })
			.execute();
		for (const table of BELONGINGS) await trx.updateTable(table).set({ session_id: id }).where('session_id', '=', named).execute();
		return id;
	});
}
