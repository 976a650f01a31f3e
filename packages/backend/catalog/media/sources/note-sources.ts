import { type Kysely, sql } from 'kysely';
import type { MediaKind } from '../../../platform/database/tables/catalog-tables.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export interface NewSource {
	/** An http(s) address, or the path of a file. */
	readonly source: string;
	/** Of a file: the folder that it has to lie in. */
	readonly folder: string | null;
}

/** Days after which a source that is named again is looked at again. */
const FRESH = 7;

/** Puts sources into the queue, once each, and answers their ids. One that is named again is fetched again if it failed, or if it was last looked at long ago. */
export async function noteSources(trx: Kysely<Tables>, kind: MediaKind, sources: readonly NewSource[]): Promise<Map<string, number>> {
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
