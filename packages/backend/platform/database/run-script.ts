import { type Kysely, sql } from 'kysely';

/**
 * Runs SQL statements one by one, because neither database accepts several in a prepared query. Statements are separated by a line with
 * only `--`.
 */
export async function runScript<Schema>(db: Kysely<Schema>, script: string): Promise<void> {
	for (const statement of script.split(/^--$/m)) {
		if (statement.trim()) await sql.raw(statement).execute(db);
	}
}
