import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import { type SourceText, selectSourceTexts } from './source-texts.ts';
import type { TextKind } from './translatable.ts';
import type { TranslationEntry } from './translation-entry.ts';

interface TextTranslation extends Pick<SourceText, 'kind' | 'id' | 'field'> {
	readonly lang: string;
	readonly text: string;
	/** The Croatian text that was translated. */
	readonly source: string;
}

const BATCH = 2000;

/** Writes translations of short texts and returns the entries whose Croatian text does not exist. */
export async function writeTextTranslations(db: Database, kind: TextKind, entries: readonly TranslationEntry[]): Promise<TranslationEntry[]> {
	const ids = [...new Set(entries.map(({ id }) => String(id)))];
	const { rows } = await sql<SourceText>`select * from (${selectSourceTexts([kind])}) s where s.id = any(${ids}::text[])`.execute(db);
	const sources = new Map(rows.map(({ id, field, text }) => [JSON.stringify([id, field]), text]));
	const named = entries.map((entry) => ({ entry, source: sources.get(JSON.stringify([String(entry.id), entry.field])) }));
	await storeTextTranslations(
		db,
		named.flatMap(({ entry: { id, field, language, text }, source }) =>
			source === undefined || text === null ? [] : [{ kind, id: String(id), field, lang: language, text, source }],
		),
	);
	await removeTextTranslations(
		db,
		kind,
		entries.filter(({ text }) => text === null),
	);
	return named.flatMap(({ entry, source }) => (source === undefined && entry.text !== null ? [entry] : []));
}

/** Writes only rows that differ. */
export async function storeTextTranslations(db: Database, rows: readonly TextTranslation[]): Promise<void> {
	for (let start = 0; start < rows.length; start += BATCH) {
		await sql`
			insert into text_translations as t (kind, id, field, lang, text, source) select kind, id, field, lang, text, source
			from json_to_recordset(${JSON.stringify(rows.slice(start, start + BATCH))}::json) as r(kind text, id text, field text, lang text, text text, source text)
			on conflict (lang, kind, id, field) do update set text = excluded.text, source = excluded.source
				where (t.text, t.source) is distinct from (excluded.text, excluded.source)
		`.execute(db);
	}
}

async function removeTextTranslations(db: Database, kind: TextKind, entries: readonly TranslationEntry[]): Promise<void> {
	if (entries.length === 0) return;
	const rows = entries.map(({ id, field, language }) => ({ id: String(id), field, lang: language }));
	await sql`
		delete from text_translations t using json_to_recordset(${JSON.stringify(rows)}::json) as r(id text, field text, lang text)
		where t.kind = ${kind} and t.lang = r.lang and t.id = r.id and t.field = r.field
	`.execute(db);
}
