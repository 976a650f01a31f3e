import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Milliseconds; longer than `OUTDATED` of `list-index.ts`. */
const KEPT = 2 * 3_600_000;

/** Deletes changes that every index has read: one that has not for half an hour reads everything again. Transactions from the future: see `readChanges`. */
export async function pruneListingChanges(db: Kysely<Tables>, now: Date): Promise<void> {
	const before = new Date(now.getTime() - KEPT);
	await sql`
		delete from listing_changes using pg_current_snapshot() s where created_at < ${before} and (tx < pg_snapshot_xmin(s) or tx >= pg_snapshot_xmax(s))
	`.execute(db);
}
