import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Acknowledges a revision of an order, and says whether it is the latest; null without such an order. */
export async function acknowledgeOrder(db: Database, number: string, revision: number): Promise<boolean | null> {
	const order = await db
		.updateTable('orders')
		.set({ acknowledged_revision: sql<number>`greatest(acknowledged_revision, least(revision, ${revision}))` })
		.where('number', '=', number)
		.returning(['revision', 'acknowledged_revision'])
		.executeTakeFirst();
	return order === undefined ? null : order.acknowledged_revision >= order.revision;
}

/** Acknowledges the present revision of an order, for the program that has just changed it. */
export async function acknowledgePresent(trx: Database, id: number): Promise<void> {
	await sql`update orders set acknowledged_revision = revision where id = ${id}`.execute(trx);
}
