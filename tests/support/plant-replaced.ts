import { LAST_REPLACED, REPLACED, START } from '@titraj/backend/migrations/replaced-migrations.ts';
import type { Database } from '@titraj/backend/platform/database/tables.ts';
import { sql } from 'kysely';

/** As many names as the migrations that the start replaces, the newest of them last. */
export const REPLACED_NAMES: readonly string[] = [
	...Array.from({ length: REPLACED - 1 }, (_, place) => `${String(place + 1).padStart(4, '0')}-planted`),
	LAST_REPLACED,
];

/** Makes a database look as if replaced migrations had made its tables, not the start. */
export async function plantReplaced(db: Database, names: readonly string[] = REPLACED_NAMES): Promise<void> {
	await sql`delete from kysely_migration where name = ${START}`.execute(db);
	const values = sql.join(names.map((name) => sql`(${name}, ${new Date().toISOString()})`));
	await sql`insert into kysely_migration (name, timestamp) values ${values}`.execute(db);
}

/** Names of the migrations that a database notes as executed, sorted. */
export async function readExecuted(db: Database): Promise<readonly string[]> {
	const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db);
	return rows.map(({ name }) => name);
}
