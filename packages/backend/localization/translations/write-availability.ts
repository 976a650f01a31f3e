import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { EntityKind } from './translatable.ts';

export interface Availability {
	readonly id: number;
	/** Market code; not the Croatian market. */
	readonly language: string;
	readonly available: boolean;
}

/** Sets whether a market has entities; they are available by default. Only rows that differ are written. */
export async function writeAvailability(db: Database, kind: EntityKind, rows: readonly Availability[]): Promise<void> {
	if (rows.length === 0) return;
	await sql`
		insert into translations as t (kind, id, lang, available) select ${kind}, r.id, r.language, r.available
		from json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, language text, available boolean)
		where not r.available or exists (select from translations x where (x.kind, x.id, x.lang) = (${kind}, r.id, r.language))
		on conflict (kind, id, lang) do update set available = excluded.available where t.available <> excluded.available
	`.execute(db);
}
