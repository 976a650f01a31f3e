import { sql } from 'kysely';
import { isMarket, SOURCE_MARKET } from '../../platform/market/market.ts';
import type { SourceTranslation, Translated } from '../../platform/source/translations.ts';
import { toSortTitle } from '../../platform/text/sort-title.ts';
import type { Database } from '../tables.ts';
import { toSourceHashes } from './source-hash.ts';
import { ENTITY_KINDS, type EntityKind } from './translatable.ts';

/**
 * Replaces the stored translations of entities; entities whose `translations` is undefined keep theirs. Call it after the entities are
 * written. Only rows that differ are written, because each write counts as a change of the whole site.
 */
export async function replaceTranslations(db: Database, kind: EntityKind, entities: readonly ({ id: number | undefined } & Translated)[]): Promise<void> {
	const named = entities.flatMap(({ id, translations }) => (id === undefined || translations === undefined ? [] : [{ id, translations }]));
	if (named.length === 0) return;
	const rows = named.flatMap(({ id, translations }) => Object.entries(translations).map(([lang, translation]) => toRow({ kind, id, lang }, translation)));
	const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, lang text, slug text, available boolean, texts jsonb, sort_title text)`;
	await sql`
		delete from translations t where t.kind = ${kind} and t.id = any(${named.map(({ id }) => id)}::int[])
			and not exists (select from ${given} where r.id = t.id and r.lang = t.lang)
	`.execute(db);
	await sql`
		insert into translations as t (kind, id, lang, slug, available, texts, sources, sort_title)
		select ${kind}, r.id, r.lang, r.slug, r.available, r.texts, ${toSourceHashes(kind)}, r.sort_title
		from ${given} join ${sql.table(ENTITY_KINDS[kind].table)} s on s.id = r.id
		on conflict (kind, id, lang) do update set slug = excluded.slug, available = excluded.available, texts = excluded.texts,
			sources = excluded.sources, sort_title = excluded.sort_title
			where (t.slug, t.available, t.texts, t.sources) is distinct from (excluded.slug, excluded.available, excluded.texts, excluded.sources)
	`.execute(db);
}

interface Place {
	readonly kind: EntityKind;
	readonly id: number;
	readonly lang: string;
}

function toRow({ kind, id, lang }: Place, { slug = '', available = true, ...texts }: SourceTranslation) {
	if (!isMarket(lang) || lang === SOURCE_MARKET) throw new Error(`A translation is for the unknown market "${lang}"`);
	const { title } = texts;
	const sort_title = kind === 'product' && typeof title === 'string' ? toSortTitle(title, lang) : null;
	return { id, lang, slug: slug === '' ? null : slug, available, texts, sort_title };
}
