import { type RawBuilder, sql } from 'kysely';
import { idList } from '../../../platform/database/id-list.ts';
import type { MediaKind } from '../../../platform/database/tables/media-tables.ts';
import type { Database } from '../../tables.ts';
import type { FetchedSource } from './fetch-source.ts';

export interface TakenSource extends FetchedSource {
	readonly id: number;
	readonly kind: MediaKind;
	/** Hash of the content last fetched; null if never fetched. */
	readonly hash: string | null;
	/** Attempts since it was queued, including this one. */
	readonly attempts: number;
}

/** Lease in seconds: sources that a killed process had taken become available again afterwards. */
const LEASE = 600;

interface Row {
	readonly id: number;
	readonly kind: MediaKind;
	readonly source: string;
	readonly folder: string | null;
	readonly hash: string | null;
	readonly etag: string | null;
	readonly last_modified: string | null;
	readonly attempts: number;
}

/** Leases the sources that have been due longest; safe for concurrent processes. Sources in absent folders are skipped. */
export async function takeSources(db: Database, { limit, absentFolders }: { limit: number; absentFolders: ReadonlySet<string> }): Promise<TakenSource[]> {
	const { rows } = await sql<Row>`
		update media_sources s set due_at = now() + make_interval(secs => ${LEASE}), attempts = attempts + 1
		where id in (select id from media_sources where state = 'waiting' and due_at <= now() and ${isHere(absentFolders)} order by due_at, id limit ${limit} for update skip locked)
		returning id, kind, source, folder, hash, etag, last_modified, attempts
	`.execute(db);
	return rows
		.toSorted((one, other) => one.id - other.id)
		.map(({ etag, last_modified, ...row }) => ({ ...row, known: row.hash === null ? undefined : { etag, lastModified: last_modified } }));
}

/** Releases leased sources without counting an attempt. */
export async function putBack(db: Database, sources: readonly Pick<TakenSource, 'id'>[]): Promise<void> {
	if (sources.length === 0) return;
	await sql`
		update media_sources set due_at = now(), attempts = greatest(attempts - 1, 0)
		where id = any(${idList(sources.map(({ id }) => id))}) and state = 'waiting'
	`.execute(db);
}

/** Whether a source is due within `seconds`, not counting absent folders. */
export async function isDueWithin(db: Database, seconds: number, absentFolders: ReadonlySet<string>): Promise<boolean> {
	const { rows } = await sql`
		select from media_sources where state = 'waiting' and due_at <= now() + make_interval(secs => ${seconds}) and ${isHere(absentFolders)} limit 1
	`.execute(db);
	return rows.length > 0;
}

const isHere = (absentFolders: ReadonlySet<string>): RawBuilder<unknown> =>
	sql`(folder is null or folder not in (select json_array_elements_text(${JSON.stringify([...absentFolders])}::json)))`;
