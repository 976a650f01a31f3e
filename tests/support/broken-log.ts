import type { Database } from '@titraj/backend/platform/database/tables.ts';
import { sql } from 'kysely';

/** Lets no entry of the log of changes be written, as if the process ended before. */
export async function breakLog(db: Database): Promise<void> {
	await sql`create or replace function refuse_entry() returns trigger language plpgsql as $$ begin raise exception 'no entry today'; end $$`.execute(db);
	await sql`create trigger refuse_entry before insert on audit_log for each row execute function refuse_entry()`.execute(db);
}

export const mendLog = (db: Database) => sql`drop trigger if exists refuse_entry on audit_log`.execute(db);
