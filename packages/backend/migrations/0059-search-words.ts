import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { refreshKindWords } from '../listing/index.ts';
import { runScript } from '../platform/database/run-script.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Words for searches: which of them name a kind of product, which occur in articles and pages, and the dictionaries that a merchant changed. */
export const searchWords: Migration = {
	async up(db: Kysely<Tables>) {
		await runScript(
			db,
			`
create table kind_words (
	lang text not null,
	word text collate "C" not null,
	category_id int not null references categories on delete cascade,
	role int not null,
	size int not null,
	primary key (lang, word, category_id)
)
--
create table search_dictionaries (lang text primary key, dictionary jsonb not null, updated_at timestamptz not null default now())
--
alter table posts add column words tsvector generated always as (
	to_tsvector('shop', title || ' ' || short_description || ' ' || regexp_replace(coalesce(content, ''), '<[^>]*>', ' ', 'g'))
) stored
--
create index posts_words on posts using gin (words)
--
alter table pages add column words tsvector generated always as (to_tsvector('shop', regexp_replace(
	title || ' ' || coalesce(short_description, '') || ' ' || coalesce(content, '') || ' ' || coalesce(questions::text, ''), '<[^>]*>', ' ', 'g'
))) stored
--
create index pages_words on pages using gin (words)
--
alter table translations add column words tsvector generated always as (
	case when kind in ('post', 'page') then to_tsvector('shop', regexp_replace(
		coalesce(texts ->> 'title', '') || ' ' || coalesce(texts ->> 'short_description', '') || ' ' || coalesce(texts ->> 'content', '')
			|| ' ' || coalesce(texts ->> 'questions', ''), '<[^>]*>', ' ', 'g')) end
) stored
--
create index translations_words on translations using gin (words) where kind in ('post', 'page')
`,
		);
		await refreshKindWords(db);
	},
};
