import { sql } from 'kysely';
import { readSetting, writeSetting } from '../../platform/database/stored-setting.ts';
import type { Database } from '../tables.ts';

/** The last deleted change, by its transaction and number. */
export interface PrunedUntil {
	readonly tx: string;
	readonly id: number;
}

const SETTING = 'changes_pruned';
const DAY = 86_400_000;
/** Days. A build or shop that was offline for longer checks everything. */
const KEPT_DAYS = 30;

/** Deletes old changes, and first records the last deleted one: older cursors have missed some. Returns the number of deleted changes. */
export async function pruneChanges(db: Database, now: Date): Promise<number> {
	const oldest = new Date(now.getTime() - KEPT_DAYS * DAY);
	return db.transaction().execute(async (trx) => {
		const { rows } = await sql<PrunedUntil>`
			select tx::text, id::int from content_changes
			where created_at < ${oldest} and tx < pg_snapshot_xmin(pg_current_snapshot()) order by content_changes.tx desc, id desc limit 1
		`.execute(trx);
		const [last] = rows;
		if (!last) return 0;
		await writeSetting(trx, SETTING, last);
		const { numAffectedRows } = await sql`delete from content_changes where (tx, id) <= (${last.tx}::xid8, ${last.id})`.execute(trx);
		return Number(numAffectedRows ?? 0);
	});
}

/** Null if nothing was ever deleted. Call it after reading the changes, so that a deletion between the two calls is noticed. */
export async function readPruned(db: Database): Promise<PrunedUntil | null> {
	const pruned = await readSetting(db, SETTING);
	return pruned ? { tx: String(pruned['tx']), id: Number(pruned['id']) } : null;
}
