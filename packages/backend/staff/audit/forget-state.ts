import type { Database } from '../tables.ts';

/** Removes what the log of changes kept of an entity and of all below it; who did what stays. */
export async function forgetState(db: Database, entity: string): Promise<void> {
	await db
		.updateTable('audit_log')
		.set({ before: null, after: null })
		.where((eb) => eb.or([eb('entity', '=', entity), eb('entity', 'like', `${entity}/%`)]))
		.execute();
}
