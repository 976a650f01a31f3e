import type { Database } from './tables.ts';

interface Kept {
	/** Name of the connector. */
	readonly name: string;
	readonly state: string;
	/** Key of the connector. */
	readonly caller: string;
}

/** Stores what a connector remembers in place of what it stored before. */
export async function keepState(trx: Database, { name, state, caller }: Kept, now: Date): Promise<void> {
	const { id } = await trx
		.insertInto('connectors')
		.values({ name, caller, reported_at: now, problems: 0 })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ caller, reported_at: now }))
		.returning('id')
		.executeTakeFirstOrThrow();
	const kept = { saved_at: now, state };
	await trx
		.insertInto('connector_states')
		.values({ connector_id: id, ...kept })
		.onConflict((conflict) => conflict.column('connector_id').doUpdateSet(kept))
		.execute();
}

/** What a connector stored last; null if it never did, or was taken off the list since. */
export async function readState(db: Database, name: string): Promise<{ readonly savedAt: Date; readonly state: string } | null> {
	const row = await db
		.selectFrom('connector_states as s')
		.innerJoin('connectors as c', 'c.id', 's.connector_id')
		.select(['s.saved_at', 's.state'])
		.where('c.name', '=', name)
		.executeTakeFirst();
	return row === undefined ? null : { savedAt: row.saved_at, state: row.state };
}
