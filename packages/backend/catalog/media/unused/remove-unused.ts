import { sql } from 'kysely';
import type { MediaKind } from '../../../platform/database/tables/catalog-tables.ts';
import type { Database } from '../../../platform/database/tables.ts';
import type { MediaStore } from '../../../platform/media/media-store.ts';
import { toMediaKeys } from '../store/media-keys.ts';
import { isFileUsed, isSourceUsed } from './is-used.ts';

export interface UnusedOptions {
	readonly now: Date;
	/** Days for which nothing has named a file before it is removed. */
	readonly days: number;
	/** Files to remove at most. */
	readonly most: number;
	/** Says what would be removed, and removes nothing. */
	readonly dryRun?: boolean;
}

export interface UnusedMedia {
	/** Files that nothing names, those that were removed included. */
	readonly unused: number;
	/** Files that were removed, or would be, and the bytes of their originals. */
	readonly removed: number;
	readonly bytes: number;
}

const DAY = 86_400_000;

/**
 * Removes stored originals and sizes that nothing has named for `days`, the longest unused first. Files that are stored or named meanwhile stay: a row of
 * `media_files` is locked while its files go, and storing content claims its row first (`keepMedia`). Stopped anywhere, the next run continues.
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
	/** Null where nobody has noted yet that it is unused. */
	readonly is_due: boolean | null;
}

/** The grace period begins when a run first sees that a file is unused, and anew after each use. */
async function noteUnused(db: Database, now: Date): Promise<void> {
	await sql`update media_files f set unused_since = null, removing = false where unused_since is not null and ${isFileUsed}`.execute(db);
	await sql`update media_files f set unused_since = ${now} where unused_since is null and not ${isFileUsed}`.execute(db);
}

/** False for a file that somebody names or stores at this moment. */
async function remove(db: Database, store: MediaStore, { hash, kind, before }: Candidate & { before: Date }): Promise<boolean> {
	// From here on no row can name it, also if the process ends before the files are gone.
	await sql`update media_files f set removing = true where f.hash = ${hash} and f.unused_since <= ${before} and not ${isFileUsed}`.execute(db);
	try {
		return await db.transaction().execute(async (trx) => {
			const { rows } = await sql`
				select from media_files f where f.hash = ${hash} and f.removing and f.unused_since <= ${before} and not ${isFileUsed} for update skip locked
			`.execute(trx);
			if (rows.length === 0) return false;
			await sql`delete from media_sources s where s.hash = ${hash} and not ${isSourceUsed}`.execute(trx);
			// The row goes first: a product that has named the file since then makes this fail while the files are there.
			await trx.deleteFrom('media_files').where('hash', '=', hash).execute();
			await Promise.all(toMediaKeys(kind, hash).map((key) => store.remove(key)));
			return true;
		});
	} catch (error) {
		if (isNamed(error)) return false;
		throw error;
	}
}

/** SQLSTATE of a foreign key: another row names it. */
const isNamed = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23503';
