import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { TextKind } from './translatable.ts';

export interface Rewording {
	readonly from: string;
	readonly to: string;
}

/**
 * Keeps translations of texts whose id is the Croatian text itself when that text is reworded: they are copied to the new text and count as
 * outdated. New texts that already have translations keep those. If several texts change to the same text, the first one is used.
 */
export async function carryOver(db: Database, kind: TextKind, rewordings: readonly Rewording[]): Promise<void> {
	const changed = rewordings.filter(({ from, to }) => from !== to);
	if (changed.length === 0) return;
	const rows = changed.map((rewording, place) => ({ ...rewording, place }));
	await sql`
		insert into text_translations (lang, kind, id, field, text, source)
		select distinct on (t.lang, r.to, t.field) t.lang, t.kind, r.to, t.field, t.text, t.source
		from json_to_recordset(${JSON.stringify(rows)}::json) as r("from" text, "to" text, place int)
		join text_translations t on t.kind = ${kind} and t.id = r.from
		where not exists (select from text_translations known where known.kind = t.kind and known.id = r.to)
		order by t.lang, r.to, t.field, r.place
	`.execute(db);
}
