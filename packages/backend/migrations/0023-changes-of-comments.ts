import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** More posts in one statement count as an import. */
const MOST_POSTS = 100;

const difference = '(select * from new_rows except all select * from old_rows) union all (select * from old_rows except all select * from new_rows)';
const ROWS = { insert: 'new_rows', update: `(${difference}) as changed`, delete: 'old_rows' };
const TABLES = { insert: 'new table as new_rows', update: 'old table as old_rows new table as new_rows', delete: 'old table as old_rows' };

/** Adds comments of posts to 0013. A comment that was hidden and stays hidden changes no page. */
export const changesOfComments: Migration = {
	async up(db: Kysely<unknown>) {
		for (const event of ['insert', 'update', 'delete'] as const) {
			const name = `note_part_post_comments_${event}`;
			const posts = `select distinct post_id from ${ROWS[event]} where status = 'approved'`;
			await sql
				.raw(
					`create function ${name}() returns trigger language plpgsql as $$ begin
						if (select count(*) from (${posts}) as posts) > ${MOST_POSTS} then insert into content_changes (entity) values ('site');
						else insert into content_changes (entity, entity_id) select 'post', post_id from (${posts}) as posts;
						end if;
						return null;
					end $$`,
				)
				.execute(db);
			await sql
				.raw(`create trigger ${name} after ${event} on post_comments referencing ${TABLES[event]} for each statement execute function ${name}()`)
				.execute(db);
		}
	},
};
