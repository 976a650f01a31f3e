import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Translations of short texts that appear in many places, such as specification tables, menus and blocks, by their Croatian wording (docs/decisions/0014). */
export const phrases: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table phrases (
	lang text not null,
	source text not null,
	text text not null,
	primary key (lang, source)
)
--
create function note_phrases() returns trigger language plpgsql as $$ begin
	if exists (select 1 from new_rows) then insert into content_changes (entity) values ('site'); end if;
	return null;
end $$
--
create trigger note_phrases_insert after insert on phrases referencing new table as new_rows for each statement execute function note_phrases()
--
create trigger note_phrases_update after update on phrases referencing new table as new_rows for each statement execute function note_phrases()
`,
		),
};
