import { type Kysely, sql } from 'kysely';
import type { MediaKind } from '../../../platform/database/tables/catalog-tables.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Version } from '../../../platform/http/download.ts';
import type { FetchedSource } from './fetch-source.ts';

/** A source to fetch now. */
export interface TakenSource extends FetchedSource {
	readonly id: number;
	readonly kind: MediaKind;
	/** Times that it was tried, this one included, since it was put into the queue. */
	readonly attempts: number;
}

/** What became of an attempt. */
export type SourceOutcome =
	| { readonly state: 'stored'; readonly hash: string; readonly version: Version }
	| { readonly state: 'unchanged' }
	/** A document that is no PDF, and stays at its address. */
	| { readonly state: 'linked' }
	| { readonly state: 'failed'; readonly reason: string; readonly isTransient: boolean };

/** Seconds for which a taken source is nobody else's; one that a killed process took is taken again afterwards. */
export const LEASE = 120;
/** Seconds before each further attempt at a source that may yet succeed. */
const PAUSES = [10, 60, 600, 3600, 6 * 3600];

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
		.map(({ hash, etag, last_modified, ...row }) => ({ ...row, known: hash === null ? undefined : { etag, lastModified: last_modified } }));
}

/** Whether anything waits that is due within so many seconds. */
export async function isDueWithin(db: Kysely<Tables>, seconds: number): Promise<boolean> {
	const { rows } = await sql`select from media_sources where state = 'waiting' and due_at <= now() + make_interval(secs => ${seconds}) limit 1`.execute(db);
	return rows.length > 0;
}

/** Writes down what became of it. A source that failed keeps the content that it had before. */
export async function noteOutcome(db: Kysely<Tables>, { id, attempts }: Pick<TakenSource, 'id' | 'attempts'>, outcome: SourceOutcome): Promise<void> {
	await db.updateTable('media_sources').set(toColumns(outcome, attempts)).where('id', '=', id).execute();
}

function toColumns(outcome: SourceOutcome, attempts: number) {
	const checked = { checked_at: sql<Date>`now()`, attempts: 0 };
	switch (outcome.state) {
		case 'stored': {
			const { etag, lastModified } = outcome.version;
			return { state: 'stored' as const, reason: null, hash: outcome.hash, etag, last_modified: lastModified, ...checked };
		}
		case 'unchanged':
			return { state: 'stored' as const, reason: null, ...checked };
		case 'linked':
			return { state: 'linked' as const, reason: null, hash: null, ...checked };
		case 'failed': {
			const pause = outcome.isTransient ? PAUSES[attempts - 1] : undefined;
			const { reason } = outcome;
			return pause === undefined ? { state: 'failed' as const, reason, ...checked } : { reason, due_at: sql<Date>`now() + make_interval(secs => ${pause})` };
		}
	}
}
