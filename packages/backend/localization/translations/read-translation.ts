import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { isEntityKind } from './translatable.ts';
import type { TranslationEntry } from './translation-entry.ts';

/** The stored translation of one field in one language, without fallback; null if there is none. */
export async function readTranslation(db: Database, { kind, id, field, language }: Omit<TranslationEntry, 'text'>): Promise<string | null> {
	const { rows } = isEntityKind(kind)
		? await sql<{ text: string | null }>`
				select case when ${field} = 'slug' then slug else texts ->> ${field} end as text from translations
				where kind = ${kind} and id::text = ${String(id)} and lang = ${language}`.execute(db)
		: await sql<{ text: string | null }>`
				select text from text_translations where lang = ${language} and kind = ${kind} and id = ${String(id)} and field = ${field}`.execute(db);
	return rows[0]?.text ?? null;
}
