import { type Kysely, sql } from 'kysely';

/** Runs SQL statements one by one: neither database takes several in a prepared query. A line of `--` alone parts them. */
export async function runScript<Schema>(db: Kysely<Schema>, script: string): Promise<void> {
	for (const statement of script.split(/^--$/m)) {
		if (statement.trim()) await sql.raw(statement).execute(db);
	}
}
