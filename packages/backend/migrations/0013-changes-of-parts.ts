import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables whose rows belong to one page, with the column of the owner's id. */
const PARTS = {
	product_attributes: ['product', 'product_id'],
	product_list_items: ['product', 'product_id'],
	product_tags: ['product', 'product_id'],
	feedback: ['product', 'product_id'],
	post_tags: ['post', 'post_id'],
} as const;
/** Tables whose rows appear on many pages. */
const SHARED = ['attributes', 'attribute_values', 'stores', 'static_contents', 'sweepstakes', 'calendars', 'flyers'];

/** More owners in one statement count as an import. */
const MOST_OWNERS = 100;

/**
 * Adds to 0010 the parts of products and posts in separate tables, and the rest of the content. Also the name of the history, so
 * that a cursor of another database is not used with this one. A change is read once its transaction is older than all running ones:
 * ids are assigned before the commit, so they alone would skip changes.
 */
export const changesOfParts: Migration = {
	async up(db: Kysely<unknown>) {
		const epoch = JSON.stringify({ epoch: randomUUID() });
		await sql`insert into settings (name, value) values ('changes_epoch', ${epoch}::jsonb) on conflict (name) do nothing`.execute(db);
		await sql`alter table content_changes add column tx xid8 not null default pg_current_xact_id()`.execute(db);
		await sql`create index content_changes_tx on content_changes (tx, id)`.execute(db);
		for (const [table, [entity, owner]] of Object.entries(PARTS)) {
			await addTrigger(db, table, 'insert', noteOwners(entity, `select ${owner} from new_rows`));
			await addTrigger(db, table, 'delete', noteOwners(entity, `select ${owner} from old_rows`));
			await addTrigger(db, table, 'update', noteOwners(entity, `select ${owner} from (${difference}) as changed`));
		}
		for (const table of SHARED) {
			await addTrigger(db, table, 'insert', noteSite('new_rows'));
			await addTrigger(db, table, 'delete', noteSite('old_rows'));
			await addTrigger(db, table, 'update', noteSite(`(${difference}) as changed`));
		}
	},
};

/** Changed rows, in both states. */
const difference = '(select * from new_rows except all select * from old_rows) union all (select * from old_rows except all select * from new_rows)';

/** Once a transaction has recorded a change of everything, it records nothing more. */
const IS_NOTED = `coalesce((select entity = 'site' and created_at = now() from content_changes order by id desc limit 1), false)`;

function noteOwners(entity: string, owners: string): string {
	return `
		if ${IS_NOTED} then return null; end if;
		insert into content_changes (entity, entity_id) select distinct '${entity}', owner from (${owners}) as changed(owner) limit ${MOST_OWNERS + 1};
		get diagnostics changed_rows = row_count;
		if changed_rows > ${MOST_OWNERS} then
			delete from content_changes where id in (select id from content_changes order by id desc limit ${MOST_OWNERS + 1});
			insert into content_changes (entity) values ('site');
		end if;`;
}

function noteSite(rows: string): string {
	return `if not ${IS_NOTED} and exists (select 1 from ${rows}) then insert into content_changes (entity) values ('site'); end if;`;
}

async function addTrigger(db: Kysely<unknown>, table: string, event: 'insert' | 'update' | 'delete', body: string): Promise<void> {
	const name = `note_part_${table}_${event}`;
	const rows = { insert: 'new table as new_rows', update: 'old table as old_rows new table as new_rows', delete: 'old table as old_rows' }[event];
	await sql.raw(`create function ${name}() returns trigger language plpgsql as $$ declare changed_rows int; begin ${body} return null; end $$`).execute(db);
	await sql.raw(`create trigger ${name} after ${event} on ${table} referencing ${rows} for each statement execute function ${name}()`).execute(db);
}
