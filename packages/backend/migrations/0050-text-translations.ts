import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Columns that are translated, by kind and table. */
const TRANSLATED: readonly (readonly [kind: string, table: string, columns: readonly string[]])[] = [
	['category', 'categories', ['title', 'short_description', 'content']],
	['product', 'products', ['title', 'short_description', 'content', 'seo_description']],
	['list', 'product_lists', ['title', 'short_description']],
	['tag', 'tags', ['title']],
	['post_category', 'post_categories', ['title', 'short_description']],
	['post', 'posts', ['title', 'short_description', 'content']],
	['page', 'pages', ['title', 'short_description', 'content', 'seo_description']],
	['static_content', 'static_contents', ['title', 'seo_description']],
	['sweepstake', 'sweepstakes', ['title', 'short_description', 'content']],
	['manufacturer', 'manufacturers', ['title', 'short_description', 'content']],
	['author', 'authors', ['title', 'short_description']],
];

const hashSources = ([kind, table, columns]: (typeof TRANSLATED)[number]): string => `
update translations t set sources = (
	select coalesce(jsonb_object_agg(f.field, left(md5(f.text), 8)), '{}'::jsonb)
	from (values ${columns.map((column) => `('${column}', s.${column})`).join(', ')}) f(field, text) where f.text is not null and t.texts ? f.field
) from ${table} s where t.kind = '${kind}' and s.id = t.id
--
`;

const numberBlocks = (table: string, whole: string): string => `
update ${table} t set blocks = (
	select jsonb_agg(b || jsonb_build_object('id', ${whole} || '-' || place) order by place) from jsonb_array_elements(t.blocks) with ordinality e(b, place)
) where jsonb_array_length(t.blocks) > 0
--
`;

/**
 * Translations of short texts by entity and field, with the Croatian text that they were made from (docs/decisions/0060). Entries of menus and
 * blocks of pages get ids. Existing rows of `translations` count as made from the entity's current texts.
 */
export const textTranslations: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table text_translations (
	lang text not null,
	kind text not null,
	id text not null,
	field text not null,
	text text not null,
	source text not null,
	primary key (lang, kind, id, field)
)
--
update menus m set items = (
	select jsonb_agg(e || jsonb_build_object('id', m.code || '-' || place, 'items', (
		select coalesce(jsonb_agg(i || jsonb_build_object('id', m.code || '-' || place || '-' || inner_place) order by inner_place), '[]'::jsonb)
		from jsonb_array_elements(coalesce(e -> 'items', '[]'::jsonb)) with ordinality n(i, inner_place)
	)) order by place) from jsonb_array_elements(m.items) with ordinality x(e, place)
) where jsonb_array_length(m.items) > 0
--
${numberBlocks('pages', 't.slug')}
${numberBlocks('static_contents', `'static:' || t.slug`)}
alter table translations add column sources jsonb not null default '{}'
--
drop trigger note_translations_update on translations
--
${TRANSLATED.map(hashSources).join('')}
create or replace function note_translations_update() returns trigger language plpgsql as $$ begin
	if exists (select to_jsonb(n) - 'sources' - 'source' from new_rows n except select to_jsonb(o) - 'sources' - 'source' from old_rows o)
		then insert into content_changes (entity) values ('site'); end if;
	return null;
end $$
--
create trigger note_translations_update after update on translations referencing old table as old_rows new table as new_rows
	for each statement execute function note_translations_update()
--
create trigger note_text_translations_update after update on text_translations referencing old table as old_rows new table as new_rows
	for each statement execute function note_translations_update()
--
create trigger note_text_translations_insert after insert on text_translations referencing new table as new_rows
	for each statement execute function note_translations_insert()
--
create trigger note_text_translations_delete after delete on text_translations referencing old table as old_rows
	for each statement execute function note_translations_delete()
`,
		),
};
