import { sql } from 'kysely';
import type { MediaKind } from '../../../platform/database/tables/media-tables.ts';
import type { Database } from '../../tables.ts';

export interface NewSource {
	/** An http(s) URL or a file path. */
	readonly source: string;
	/** For a file: the folder that must contain it. */
	readonly folder: string | null;
}

/** Days after which a source is fetched again if a row contains it again. */
const FRESH = 7;

/** Queues sources without duplicates and returns their ids. A known source is queued again if it failed or was last checked more than `FRESH` days ago. */
export async function noteSources(trx: Database, kind: MediaKind, sources: readonly NewSource[]): Promise<Map<string, number>> {
	const distinct = new Map(sources.map(({ source, folder }) => [source, { source, folder }]));
	if (distinct.size === 0) return new Map();
	const rows = JSON.stringify([...distinct.values()].toSorted((one, other) => (one.source < other.source ? -1 : 1)));
	await sql`
		insert into media_sources as s (kind, source, folder) select ${kind}, source, folder from json_to_recordset(${rows}::json) as r(source text, folder text)
		on conflict (kind, md5(source)) do update set state = 'waiting', attempts = 0, due_at = now()
			where s.state = 'failed' or (s.state in ('stored', 'linked') and s.checked_at < now() - make_interval(days => ${FRESH}))
	`.execute(trx);
	const { rows: known } = await sql<{ id: number; source: string }>`
		select s.id, s.source from json_to_recordset(${rows}::json) as r(source text) join media_sources s on s.kind = ${kind} and md5(s.source) = md5(r.source)
	`.execute(trx);
	return new Map(known.map(({ id, source }) => [source, id]));
}
