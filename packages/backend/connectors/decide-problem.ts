import type { Database } from './tables.ts';

interface Choice {
	readonly id: number;
	/** The failure that staff saw: a later one is not decided by this. */
	readonly failedAt: Date;
	readonly decision: 'repeat' | 'dismiss';
}

/** Stores what the connector does when it reports next; false if it reports this failure no more, or cannot repeat it by itself. */
export async function decideProblem(db: Database, { id, failedAt, decision }: Choice): Promise<boolean> {
	const decided = await db
		.updateTable('connector_problems')
		.set({ decision })
		.where('id', '=', id)
		.where('failed_at', '=', failedAt)
		.$if(decision === 'repeat', (query) => query.where('repeatable', '=', true))
		.returning('id')
		.executeTakeFirst();
	return decided !== undefined;
}

/** Takes a connector off the list until it reports again; false if there is none of this number. */
export async function forgetConnector(db: Database, id: number): Promise<boolean> {
	return (await db.deleteFrom('connectors').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}
