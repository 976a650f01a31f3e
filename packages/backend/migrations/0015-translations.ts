import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

const noteSite = (event: 'insert' | 'update' | 'delete', transition: string, rows: string): string => `
create function note_translations_${event}() returns trigger language plpgsql as $$ begin
	if exists (select 1 from ${rows}) then insert into content_changes (entity) values ('site'); end if;
	return null;
end $$
--
create trigger note_translations_${event} after ${event} on translations referencing ${transition} for each statement execute function note_translations_${event}()
--
`;

/**
 * The name of an entity in a market other than the Croatian one, and whether it is available there (Spec 1). `kind` and `id` identify a row of
 * another table. A changed row is a change of the whole site, because its URL appears on many pages.
 */
export const translations: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table translations (
	kind text not null,
	id int not null,
	lang text not null,
	slug text,
	available boolean not null default true,
	texts jsonb not null default '{}',
	primary key (kind, id, lang)
)
--
create index translations_slug on translations (lang, kind, slug) where slug is not null
--
create index translations_missing on translations (lang, kind, id) where not available
--
${noteSite('insert', 'new table as new_rows', 'new_rows')}
${noteSite('update', 'old table as old_rows new table as new_rows', '(select * from new_rows except select * from old_rows) as changed')}
${noteSite('delete', 'old table as old_rows', 'old_rows')}
`,
		),
};
