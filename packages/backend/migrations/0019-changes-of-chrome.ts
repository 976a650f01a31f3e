import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = ['menus', 'labels'];
const SEEN = '(select to_jsonb(n) from new_rows n except select to_jsonb(o) from old_rows o)';
const ROWS = { insert: '(select 1 from new_rows)', update: SEEN, delete: '(select 1 from old_rows)' };

/** Menus and labels are part of every page: a build replaces them without loading the contents of the pages again. */
export const changesOfChrome: Migration = {
	async up(db: Kysely<unknown>) {
		for (const table of TABLES)
			for (const [event, rows] of Object.entries(ROWS))
				await sql
					.raw(
						`create or replace function note_${table}_${event}() returns trigger language plpgsql as $$ begin
							if exists ${rows} then insert into content_changes (entity) values ('chrome'); end if; return null;
						end $$`,
					)
					.execute(db);
	},
};
