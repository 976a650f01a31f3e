import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/tables.ts';

/** What a visitor has, and may go on with elsewhere. Choices about cookies belong to the browser that made them (D44). */
const BELONGINGS = ['carts', 'wishlists', 'compare_items', 'orders', 'feedback'] as const;

/**
 * Moves a visitor's session to a new one, which whoever follows its link goes on with. The named one ends: a link serves once, and nobody shares a
 * session with its sender (0068). Null where it has ended, or is a customer's: a link signs nobody in or out.
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
