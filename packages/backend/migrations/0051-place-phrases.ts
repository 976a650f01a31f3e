import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

const inProducts = (
	kind: string,
	column: string,
	{ id, field = `'title'`, text, where = 'true' }: { id: string; field?: string; text: string; where?: string },
) => `
	select distinct '${kind}', ${id}, ${field}, ${text}, ${text} from products p cross join lateral jsonb_array_elements(p.${column}) e where ${where}`;

const inBlocks = (table: string) => `
	select 'block', b ->> 'id', f.key, f.value #>> '{}', f.value #>> '{}'
	from ${table} t cross join lateral jsonb_array_elements(t.blocks) b cross join lateral jsonb_each(b) f
	where f.key in ('title', 'text', 'html', 'button_title') and jsonb_typeof(f.value) = 'string'`;

/** Every short text with its wording in `phrases`. */
const PLACES = `
	select 'attribute' as kind, code as id, 'title' as field, title as text, 'attribute:' || code as phrase from attributes
	union all select distinct 'attribute_group', group_title, 'title', group_title, 'group:' || group_title from attributes
	union all select 'attribute_value', id::text, 'title', value, value from attribute_values
	union all select 'unit', unit, 'title', unit, unit from (
		select unit from attributes union select unit from products union select unit_price ->> 'description' from products) u
	union all ${inProducts('badge', 'badges', { id: `e ->> 'code'`, text: `e ->> 'title'`, where: `not e ? 'coupon_code'` })}
	union all ${inProducts('coupon_badge', 'badges', { id: `e ->> 'coupon_code'`, text: `e ->> 'title'`, where: `e ? 'coupon_code'` })}
	union all ${inProducts('document', 'documents', { id: `e ->> 'title'`, text: `e ->> 'title'` })}
	union all ${inProducts('variation', 'variation_attributes', { id: `e ->> 'title'`, text: `e ->> 'title'` })}
	union all ${inProducts('variation_value', 'variation_attributes', { id: `e ->> 'title'`, field: `e ->> 'value'`, text: `e ->> 'value'` })}
	union all select 'menu_entry', e ->> 'id', 'title', e ->> 'title', e ->> 'title' from menus m cross join lateral jsonb_array_elements(m.items) e
	union all select 'menu_entry', i ->> 'id', 'title', i ->> 'title', i ->> 'title'
		from menus m cross join lateral jsonb_array_elements(m.items) e cross join lateral jsonb_array_elements(e -> 'items') i
	union all ${inBlocks('pages')} union all ${inBlocks('static_contents')}
	union all select distinct 'store_service', s, 'title', s, s from stores cross join lateral jsonb_array_elements_text(services) s
	union all select distinct 'opening_note', e ->> 'note', 'title', e ->> 'note', e ->> 'note'
		from stores cross join lateral jsonb_array_elements(opening_exceptions) e`;

/**
 * Moves translations by Croatian wording to the entities that use it. A wording that no entity uses, or that has another translation where it
 * is a title, stays in `unplaced_phrases` for editors.
 */
export const placePhrases: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create temporary table phrase_places as select * from (${PLACES}) s
	where length(id) between 1 and 600 and length(field) between 1 and 600 and phrase in (select source from phrases)
--
insert into text_translations (lang, kind, id, field, text, source)
	select p.lang, s.kind, s.id, s.field, p.text, s.text from phrase_places s join phrases p on p.source = s.phrase on conflict do nothing
--
insert into translations as t (kind, id, lang, texts, sources)
	select s.kind, s.id, p.lang, jsonb_build_object('title', p.text), jsonb_build_object('title', left(md5(s.title), 8)) from (
		select 'category' as kind, id, title from categories union all select 'list', id, title from product_lists
	) s join phrases p on p.source = s.title
	on conflict (kind, id, lang) do update set texts = t.texts || excluded.texts, sources = t.sources || excluded.sources where not t.texts ? 'title'
--
delete from phrases p where exists (
	select from phrase_places s join text_translations t on t.lang = p.lang and t.kind = s.kind and t.id = s.id and t.field = s.field
	where s.phrase = p.source and t.text = p.text
) or exists (
	select from (select 'category' as kind, id, title from categories union all select 'list', id, title from product_lists) s
	join translations t on t.kind = s.kind and t.id = s.id and t.lang = p.lang where s.title = p.source and t.texts ->> 'title' = p.text)
--
drop table phrase_places
--
drop trigger note_phrases_insert on phrases
--
drop trigger note_phrases_update on phrases
--
drop function note_phrases()
--
alter table phrases rename to unplaced_phrases
`,
		),
};
