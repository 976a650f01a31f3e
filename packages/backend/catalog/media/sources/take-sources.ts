import { type Kysely, type RawBuilder, sql } from 'kysely';
import { idList } from '../../../platform/database/id-list.ts';
import type { MediaKind } from '../../../platform/database/tables/catalog-tables.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FetchedSource } from './fetch-source.ts';

/** A source to fetch now. */
export interface TakenSource extends FetchedSource {
	readonly id: number;
	readonly kind: MediaKind;
	/** Of the content that it had when it was last fetched; null where it never was. */
	readonly hash: string | null;
	/** Times that it was tried, this one included, since it was put into the queue. */
	readonly attempts: number;
}

/** Seconds for which a taken source is nobody else's; one that a killed process took is taken again afterwards. */
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

/** Takes the sources that have waited longest, several processes side by side; those of absent folders are left to others. */
export async function takeSources(db: Kysely<Tables>, { limit, absentFolders }: { limit: number; absentFolders: ReadonlySet<string> }): Promise<TakenSource[]> {
	const { rows } = await sql<Row>`
		update media_sources s set due_at = now() + make_interval(secs => ${LEASE}), attempts = attempts + 1
		where id in (select id from media_sources where state = 'waiting' and due_at <= now() and ${isHere(absentFolders)} order by due_at, id limit ${limit} for update skip locked)
		returning id, kind, source, folder, hash, etag, last_modified, attempts
	`.execute(db);
	return rows
		.toSorted((one, other) => one.id - other.id)
		.map(({ etag, last_modified, ...row }) => ({ ...row, known: row.hash === null ? undefined : { etag, lastModified: last_modified } }));
}

/** Puts back what was taken and not tried. */
export async function putBack(db: Kysely<Tables>, sources: readonly Pick<TakenSource, 'id'>[]): Promise<void> {
	if (sources.length === 0) return;
	await sql`
		update media_sources set due_at = now(), attempts = greatest(attempts - 1, 0)
		where id = any(${idList(sources.map(({ id }) => id))}) and state = 'waiting'
	`.execute(db);
}

/** Whether anything waits that is due within so many seconds, absent folders aside. */
export async function isDueWithin(db: Kysely<Tables>, seconds: number, absentFolders: ReadonlySet<string>): Promise<boolean> {
	const { rows } = await sql`
		select from media_sources where state = 'waiting' and due_at <= now() + make_interval(secs => ${seconds}) and ${isHere(absentFolders)} limit 1
	`.execute(db);
	return rows.length > 0;
}

const isHere = (absentFolders: ReadonlySet<string>): RawBuilder<unknown> =>
	sql`(folder is null or folder not in (select json_array_elements_text(${JSON.stringify([...absentFolders])}::json)))`;
