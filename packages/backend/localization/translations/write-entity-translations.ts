import { sql } from 'kysely';
import { isMarket } from '../../platform/market/market.ts';
import { toSortTitle } from '../../platform/text/sort-title.ts';
import type { Database } from '../tables.ts';
import { toSourceHashes } from './source-hash.ts';
import { ENTITY_KINDS, type EntityKind } from './translatable.ts';
import type { TranslationEntry } from './translation-entry.ts';

/** Writes single fields of entities with their own URL, and returns the entries whose entity does not exist. Other fields are unchanged. */
export async function writeEntityTranslations(db: Database, kind: EntityKind, entries: readonly TranslationEntry[]): Promise<TranslationEntry[]> {
	const ids = [...new Set(entries.map(({ id }) => Number(id)))];
	const { table } = ENTITY_KINDS[kind];
	const { rows: found } = await sql<{ id: number }>`select id from ${sql.table(table)} where id = any(${ids}::int[])`.execute(db);
	const known = new Set(found.map(({ id }) => id));
	const stored = entries.filter(({ id }) => known.has(Number(id)));
	await upsertFields(db, kind, stored);
	await removeFields(
		db,
		kind,
		stored.filter(({ text }) => text === null),
	);
	return entries.filter(({ id }) => !known.has(Number(id)));
}

async function upsertFields(db: Database, kind: EntityKind, entries: readonly TranslationEntry[]): Promise<void> {
	const rows = new Map<string, { id: number; lang: string; slug: string | null; sort_title: string | null; texts: Record<string, string> }>();
	for (const { id, language, field, text } of entries) {
		if (text === null) continue;
		const key = `${id} ${language}`;
		const row = rows.get(key) ?? { id: Number(id), lang: language, slug: null, sort_title: null, texts: {} };
		rows.set(key, row);
		if (field === 'slug') row.slug = text;
		else row.texts[field] = text;
		if (kind === 'product' && field === 'title' && isMarket(language)) row.sort_title = toSortTitle(text, language);
	}
	if (rows.size === 0) return;
	await sql`
		insert into translations as t (kind, id, lang, slug, texts, sources, sort_title)
		select ${kind}, r.id, r.lang, r.slug, r.texts, ${toSourceHashes(kind)}, r.sort_title
		from json_to_recordset(${JSON.stringify([...rows.values()])}::json) as r(id int, lang text, slug text, texts jsonb, sort_title text)
		join ${sql.table(ENTITY_KINDS[kind].table)} s on s.id = r.id
		on conflict (kind, id, lang) do update set slug = coalesce(excluded.slug, t.slug), texts = t.texts || excluded.texts,
			sources = t.sources || excluded.sources, sort_title = coalesce(excluded.sort_title, t.sort_title)
			where (coalesce(excluded.slug, t.slug), t.texts || excluded.texts, t.sources || excluded.sources) is distinct from (t.slug, t.texts, t.sources)
	`.execute(db);
}

/** Also deletes rows that have become empty. */
async function removeFields(db: Database, kind: EntityKind, entries: readonly TranslationEntry[]): Promise<void> {
	if (entries.length === 0) return;
	const rows = entries.map(({ id, language, field }) => ({ id: Number(id), lang: language, field }));
	const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, lang text, field text)`;
	await sql`
		update translations t set texts = t.texts - r.fields, sources = t.sources - r.fields,
			slug = case when 'slug' = any(r.fields) then null else t.slug end, sort_title = case when 'title' = any(r.fields) then null else t.sort_title end
		from (select id, lang, array_agg(field) as fields from ${given} group by 1, 2) r where t.kind = ${kind} and t.id = r.id and t.lang = r.lang
	`.execute(db);
	await sql`
		delete from translations t using ${given}
		where t.kind = ${kind} and t.id = r.id and t.lang = r.lang and t.available and t.slug is null and t.texts = '{}'::jsonb
	`.execute(db);
}
