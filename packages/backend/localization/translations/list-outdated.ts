import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../tables.ts';
import { toSourceHash } from './source-hash.ts';
import { selectSourceTexts } from './source-texts.ts';
import { ENTITY_KINDS, type EntityKind, isTextKind, TEXT_KINDS } from './translatable.ts';

export interface OutdatedTranslation {
	readonly kind: string;
	readonly id: string;
	readonly field: string;
	readonly lang: string;
	readonly text: string;
	/** The Croatian text that was translated, if it is stored; for longer texts only a hash is stored. */
	readonly source: string | null;
	/** The current Croatian text; null if it no longer exists. */
	readonly wording: string | null;
}

/** Translations of short texts whose Croatian text has changed or was deleted. Reads all products. */
export async function listOutdatedTexts(db: Database, limit: number): Promise<OutdatedTranslation[]> {
	const { rows } = await sql<OutdatedTranslation>`
		select t.kind, t.id, t.field, t.lang, t.text, t.source, s.text as wording from text_translations t
		left join (${selectSourceTexts(Object.keys(TEXT_KINDS).filter(isTextKind))}) s on s.kind = t.kind and s.id = t.id and s.field = t.field
		where s.text is distinct from t.source order by s.text is null, t.kind, t.id, t.field, t.lang limit ${limit}
	`.execute(db);
	return rows;
}

/** Translations of entity fields whose Croatian text has changed. A translation without a known source counts as current. */
export async function listOutdatedFields(db: Database, kinds: readonly EntityKind[], limit: number): Promise<OutdatedTranslation[]> {
	if (kinds.length === 0) return [];
	const { rows } = await sql<OutdatedTranslation>`${sql.join(kinds.map(selectOutdated), sql` union all `)} limit ${limit}`.execute(db);
	return rows;
}

function selectOutdated(kind: EntityKind): RawBuilder<unknown> {
	const { table, fields } = ENTITY_KINDS[kind];
	return sql`
		select t.kind, t.id::text as id, f.field, t.lang, t.texts ->> f.field as text, null as source, f.text as wording
		from translations t join ${sql.table(table)} s on s.id = t.id
		cross join lateral (values ${sql.join(fields.map((field) => sql`(${sql.lit(field)}, s.${sql.ref(field)})`))}) f(field, text)
		where t.kind = ${kind} and t.texts ? f.field and t.sources ->> f.field <> ${toSourceHash(sql`coalesce(f.text, '')`)}`;
}
