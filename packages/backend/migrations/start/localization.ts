import type { ModuleStart } from './module-start.ts';

export const localization: ModuleStart = {
	tables: `
-- The name of an entity in a market other than the Croatian one, and whether it is available there (Spec 1). kind and id identify a row of another table.
create table translations (
	kind text not null,
	id int not null,
	lang text not null,
	slug text,
	available boolean not null default true,
	texts jsonb not null default '{}',
	sort_title text collate "C",
	sources jsonb not null default '{}',
	-- Words of articles and pages, for searches.
	words tsvector generated always as (
		case when kind in ('post', 'page') then to_tsvector('shop', regexp_replace(
			coalesce(texts ->> 'title', '') || ' ' || coalesce(texts ->> 'short_description', '') || ' ' || coalesce(texts ->> 'content', '')
				|| ' ' || coalesce(texts ->> 'questions', ''), '<[^>]*>', ' ', 'g')) end
	) stored,
	primary key (kind, id, lang)
);
create index translations_slug on translations (lang, kind, slug) where slug is not null;
create index translations_missing on translations (lang, kind, id) where not available;
create index translations_titles on translations using gin (to_tsvector('shop', coalesce(texts ->> 'title', ''))) where kind in ('product', 'category');
create index translations_named on translations (lang) where sort_title is not null;
create index translations_words on translations using gin (words) where kind in ('post', 'page');

-- Translations of short texts by entity and field, with the Croatian text that they were made from (0060).
create table text_translations (
	lang text not null,
	kind text not null,
	id text not null,
	field text not null,
	text text not null,
	source text not null,
	primary key (lang, kind, id, field)
);

-- Translations by Croatian wording that no entity uses, for editors.
create table unplaced_phrases (
	lang text not null,
	source text not null,
	text text not null,
	constraint phrases_pkey primary key (lang, source)
);
`,
};
