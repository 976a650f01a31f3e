import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Columns whose changes no page shows: counters, stock above zero, derived values. */
export const UNSEEN = ['quantity', 'sold', 'updated_at', 'source_hash', 'search', 'products_total', 'position', 'available', 'now_cents', 'sort_title'];

/** Tables of single pages, and tables whose rows appear on many pages. */
const SINGLE = { products: 'product', posts: 'post', pages: 'page' } as const;
const SHARED = ['categories', 'manufacturers', 'product_lists', 'post_categories', 'authors', 'tags', 'menus', 'labels', 'redirects'];

/** More changed rows in one statement count as an import, which a full crawl publishes. */
const MOST_ROWS = 500;

/**
 * Every change of content adds a row: triggers cover the editor, imports and scripts. They run once per statement, so that
 * a bulk write triggers one check.
 */
export const changes: Migration = {
	async up(db: Kysely<unknown>) {
		await sql`create table content_changes (id bigint generated always as identity primary key, entity text not null, entity_id int, created_at timestamptz not null default now())`.execute(
			db,
		);
		const unseen = `'{${UNSEEN.join(',')}}'::text[]`;
		for (const [table, entity] of Object.entries(SINGLE)) {
			const stock = table === 'products' ? ' or (n.quantity > 0) is distinct from (o.quantity > 0)' : '';
			const changed = `select n.id from new_rows n join old_rows o on o.id = n.id where (to_jsonb(n) - ${unseen}) is distinct from (to_jsonb(o) - ${unseen})${stock}`;
			await addTrigger(db, table, 'update', noteRows(entity, changed));
			// A new or removed page is a new or removed route.
			await addTrigger(db, table, 'insert', table === 'pages' ? noteSite('new_rows') : noteRows(entity, 'select id from new_rows'));
			await addTrigger(db, table, 'delete', table === 'pages' ? noteSite('old_rows') : noteRows(entity, 'select id from old_rows'));
		}
		for (const table of SHARED) {
			const seen = `(select to_jsonb(n) - ${unseen} as row from new_rows n except select to_jsonb(o) - ${unseen} from old_rows o)`;
			await addTrigger(db, table, 'update', `if exists ${seen} then insert into content_changes (entity) values ('site'); end if;`);
			for (const event of ['insert', 'delete'] as const)
				await addTrigger(
					db,
					table,
					event,
					`if exists (select 1 from ${event === 'insert' ? 'new_rows' : 'old_rows'}) then insert into content_changes (entity) values ('site'); end if;`,
				);
		}
	},
};

/** Body of a trigger that records a change of each row that `ids` selects. */
export function noteRows(entity: string, ids: string): string {
	return `
		insert into content_changes (entity, entity_id) select '${entity}', id from (${ids} limit ${MOST_ROWS + 1}) as changed;
		get diagnostics changed_rows = row_count;
		if changed_rows > ${MOST_ROWS} then
			delete from content_changes where id in (select id from content_changes order by id desc limit ${MOST_ROWS + 1});
			insert into content_changes (entity) values ('site');
		end if;`;
}

function noteSite(rows: 'new_rows' | 'old_rows'): string {
	return `if exists (select 1 from ${rows}) then insert into content_changes (entity) values ('site'); end if;`;
}

async function addTrigger(db: Kysely<unknown>, table: string, event: 'insert' | 'update' | 'delete', body: string): Promise<void> {
	const name = `note_${table}_${event}`;
	const rows = { insert: 'new table as new_rows', update: 'old table as old_rows new table as new_rows', delete: 'old table as old_rows' }[event];
	await sql.raw(`create function ${name}() returns trigger language plpgsql as $$ declare changed_rows int; begin ${body} return null; end $$`).execute(db);
	await sql.raw(`create trigger ${name} after ${event} on ${table} referencing ${rows} for each statement execute function ${name}()`).execute(db);
}
