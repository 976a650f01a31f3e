import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

const DAY = 86_400_000;

/** Deletes changes that every index has read: one that has not for hours reads everything again. Transactions from the future: see `readChanges`. */
export async function pruneListingChanges(db: Kysely<Tables>, now: Date): Promise<void> {
	const before = new Date(now.getTime() - DAY);
	await sql`
		delete from listing_changes using pg_current_snapshot() s where created_at < ${before} and (tx < pg_snapshot_xmin(s) or tx >= pg_snapshot_xmax(s))
	`.execute(db);
}
