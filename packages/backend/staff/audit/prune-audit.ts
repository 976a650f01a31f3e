import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Days: programs write often, and their own logs say more. */
const KEPT_OF_KEYS = 30;
const KEPT_OF_PEOPLE = 730;

/** Deletes old entries of the log of changes. */
export async function pruneAudit(db: Database, now: Date): Promise<void> {
	await sql`
		delete from audit_log where at < ${now}::timestamptz - make_interval(days => ${KEPT_OF_KEYS})
			and (caller like 'key %' or at < ${now}::timestamptz - make_interval(days => ${KEPT_OF_PEOPLE}))
	`.execute(db);
}
