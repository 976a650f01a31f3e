import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

const DAY = 86_400_000;

/** Deletes changes that every index has read: one that has not for hours reads everything again. */
export async function pruneListingChanges(db: Kysely<Tables>, now: Date): Promise<void> {
	await sql`delete from listing_changes where created_at < ${new Date(now.getTime() - DAY)} and tx < pg_snapshot_xmin(pg_current_snapshot())`.execute(db);
}
