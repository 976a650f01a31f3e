import { type Kysely, sql } from 'kysely';
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
export const LEASE = 120;

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

/** Takes the sources that have waited longest, several processes side by side. */
export async function takeSources(db: Kysely<Tables>, limit: number): Promise<TakenSource[]> {
	const { rows } = await sql<Row>`
		update media_sources s set due_at = now() + make_interval(secs => ${LEASE}), attempts = attempts + 1
		where id in (select id from media_sources where state = 'waiting' and due_at <= now() order by due_at, id limit ${limit} for update skip locked)
		returning id, kind, source, folder, hash, etag, last_modified, attempts
	`.execute(db);
	return rows
		.toSorted((one, other) => one.id - other.id)
		.map(({ etag, last_modified, ...row }) => ({ ...row, known: row.hash === null ? undefined : { etag, lastModified: last_modified } }));
}

/** Whether anything waits that is due within so many seconds. */
export async function isDueWithin(db: Kysely<Tables>, seconds: number): Promise<boolean> {
	const { rows } = await sql`select from media_sources where state = 'waiting' and due_at <= now() + make_interval(secs => ${seconds}) limit 1`.execute(db);
	return rows.length > 0;
}
