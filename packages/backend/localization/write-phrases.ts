import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

/** What a short Croatian text is called elsewhere, by market; what it does not name stays Croatian there. Attributes go by `attribute:code`, headings by `group:heading`. */
export type Phrasebook = (croatian: string) => Readonly<Record<string, string>>;

const BATCH = 2000;
/** Longer ones do not fit into an index. */
const LONGEST = 2000;

/** Stores the words of everything short that the shop says: specification tables, variants, badges, menus, blocks. Only rows that differ are written. */
export async function writePhrases(db: Kysely<Tables>, phrasebook: Phrasebook): Promise<void> {
	const rows = (await selectTexts(db)).flatMap((source) => Object.entries(phrasebook(source)).map(([lang, text]) => ({ lang, source, text })));
	for (let start = 0; start < rows.length; start += BATCH) {
		await sql`
			insert into phrases as p (lang, source, text)
			select lang, source, text from json_to_recordset(${JSON.stringify(rows.slice(start, start + BATCH))}::json) as r(lang text, source text, text text)
			on conflict (lang, source) do update set text = excluded.text where p.text <> excluded.text
		`.execute(db);
	}
}

async function selectTexts(db: Kysely<Tables>): Promise<string[]> {
	const blocks = (table: string) => sql`
		select e.value #>> '{}' from ${sql.table(table)} t, jsonb_path_query(t.blocks, '$[*].*') as e(value) where jsonb_typeof(e.value) = 'string'`;
	const { rows } = await sql<{ text: string }>`
		select distinct text from (
			select 'attribute:' || code as text from attributes union select 'group:' || group_title from attributes union select unit from attributes
			union select value from attribute_values
			union select unit from products union select unit_price ->> 'description' from products
			union select e ->> 'title' from products p, jsonb_array_elements(p.badges) e
			union select e ->> 'title' from products p, jsonb_array_elements(p.documents) e
			union select e ->> 'title' from products p, jsonb_array_elements(p.variation_attributes) e
			union select e ->> 'value' from products p, jsonb_array_elements(p.variation_attributes) e
			union select e ->> 'title' from menus m, jsonb_array_elements(m.items) e
			union select i ->> 'title' from menus m, jsonb_array_elements(m.items) e, jsonb_array_elements(e -> 'items') i
			union select title from categories union select title from product_lists
			union select s.value from stores t, jsonb_array_elements_text(t.services) as s(value)
			union select x ->> 'note' from stores t, jsonb_array_elements(t.opening_exceptions) x
			union ${blocks('pages')} union ${blocks('static_contents')}
		) t where length(text) between 1 and ${sql.lit(LONGEST)} order by 1
	`.execute(db);
	return rows.map(({ text }) => text);
}
