import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Columns of products that lists filter, count and sort by. */
const LISTED_BY = [
	'listed',
	'category_id',
	'manufacturer_id',
	'now_cents',
	'lowest_price_cents',
	'stocked',
	'reduced',
	'sold',
	'rate',
	'rate_votes',
	'created_at',
	'sort_title',
];

const columnsOf = (row: 'n' | 'o') => `(${LISTED_BY.map((column) => `${row}.${column}`).join(', ')})`;

/**
 * What lists in memory have to read again: products whose columns changed (`words` if their search words did), chunks whose attributes were counted again, or
 * everything (neither). Read by transaction like `content_changes`.
 */
export const listingChanges: Migration = {
	async up(db: Kysely<unknown>) {
		await runScript(
			db,
			`
create table listing_changes (
	product_id int,
	chunk int,
	words boolean not null default false,
	tx xid8 not null default pg_current_xact_id(),
	created_at timestamptz not null default now()
)
--
create index listing_changes_tx on listing_changes (tx)
`,
		);
		const bodies = {
			insert: 'insert into listing_changes (product_id, words) select id, true from new_rows',
			delete: 'insert into listing_changes (product_id, words) select id, true from old_rows',
			update: `insert into listing_changes (product_id, words) select n.id, n.search is distinct from o.search from new_rows n join old_rows o on o.id = n.id
				where ${columnsOf('n')} is distinct from ${columnsOf('o')} or n.search is distinct from o.search`,
		};
		const rows = { insert: 'new table as new_rows', delete: 'old table as old_rows', update: 'old table as old_rows new table as new_rows' };
		for (const event of ['insert', 'delete', 'update'] as const) {
			const name = `note_listing_${event}`;
			await sql.raw(`create function ${name}() returns trigger language plpgsql as $$ begin ${bodies[event]}; return null; end $$`).execute(db);
			await sql.raw(`create trigger ${name} after ${event} on products referencing ${rows[event]} for each statement execute function ${name}()`).execute(db);
		}
	},
};
