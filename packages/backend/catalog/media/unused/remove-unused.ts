import { sql } from 'kysely';
import type { MediaKind } from '../../../platform/database/tables/media-tables.ts';
import type { MediaStore } from '../../../platform/media/media-store.ts';
import type { Database } from '../../tables.ts';
import { toMediaKeys } from '../store/media-keys.ts';
import { isFileUsed, isSourceUsed } from './is-used.ts';

export interface UnusedOptions {
	readonly now: Date;
	/** Days that a file must be unused before it is removed. */
	readonly days: number;
	/** Maximum number of files to remove. */
	readonly most: number;
	/** Counts what would be removed, without removing it. */
	readonly dryRun?: boolean;
}

export interface UnusedMedia {
	/** Number of unused files, including the removed ones. */
	readonly unused: number;
	/** Number of files that were removed, or would be, and the total bytes of their originals. */
	readonly removed: number;
	readonly bytes: number;
}

const DAY = 86_400_000;

/**
 * Removes stored originals and sizes that no product has used for `days`, the longest unused first. Files that are stored or used meanwhile are kept: the row
 * in `media_files` is locked while its files are deleted, and storing content claims its row first (`keepMedia`). After an interruption, the next run continues.
 */
export async function removeUnused(db: Database, store: MediaStore, { now, days, most, dryRun = false }: UnusedOptions): Promise<UnusedMedia> {
	if (!dryRun) await noteUnused(db, now);
	const before = new Date(now.getTime() - days * DAY);
	const { rows } = await sql<Candidate>`
		select f.hash, f.kind, f.bytes, f.unused_since <= ${before} as is_due from media_files f where not ${isFileUsed} order by f.unused_since nulls last, f.hash
	`.execute(db);
	const due = rows.filter(({ is_due }) => is_due).slice(0, most);
	const removed: Candidate[] = [];
	for (const file of due) if (dryRun || (await remove(db, store, { ...file, before }))) removed.push(file);
	return { unused: rows.length, removed: removed.length, bytes: removed.reduce((all, { bytes }) => all + bytes, 0) };
}

interface Candidate {
	readonly hash: string;
	readonly kind: MediaKind;
	readonly bytes: number;
	/** Null if no run has recorded yet that the file is unused. */
	readonly is_due: boolean | null;
}

/** The grace period starts when a run first finds a file unused. Each use resets it. */
async function noteUnused(db: Database, now: Date): Promise<void> {
	await sql`update media_files f set unused_since = null, removing = false where unused_since is not null and ${isFileUsed}`.execute(db);
	await sql`update media_files f set unused_since = ${now} where unused_since is null and not ${isFileUsed}`.execute(db);
}

/** False if the file is used or being stored at this moment. */
async function remove(db: Database, store: MediaStore, { hash, kind, before }: Candidate & { before: Date }): Promise<boolean> {
	// From here on no row can reference it, even if the process stops before all files are deleted.
	await sql`update media_files f set removing = true where f.hash = ${hash} and f.unused_since <= ${before} and not ${isFileUsed}`.execute(db);
	try {
		return await db.transaction().execute(async (trx) => {
			const { rows } = await sql`
				select from media_files f where f.hash = ${hash} and f.removing and f.unused_since <= ${before} and not ${isFileUsed} for update skip locked
			`.execute(trx);
			if (rows.length === 0) return false;
			await sql`delete from media_sources s where s.hash = ${hash} and not ${isSourceUsed}`.execute(trx);
			// The row is deleted first: if a product has referenced the file since, this fails before any file is deleted.
			await trx.deleteFrom('media_files').where('hash', '=', hash).execute();
			await Promise.all(toMediaKeys(kind, hash).map((key) => store.remove(key)));
			return true;
		});
	} catch (error) {
		if (isNamed(error)) return false;
		throw error;
	}
}

/** SQLSTATE of a foreign key violation: another row references it. */
const isNamed = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23503';
