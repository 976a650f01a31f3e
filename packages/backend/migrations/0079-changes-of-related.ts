import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { noteRows } from './0010-changes.ts';

/**
 * A product that is shown again is a change of the products that name it as related: their pages do not depend on it while they leave it out. The index is read only if a
 * statement shows a product.
 */
export const changesOfRelated: Migration = {
	async up(db: Kysely<unknown>) {
		await sql`create index products_related on products using gin (related jsonb_path_ops)`.execute(db);
		const shown = 'select n.code from new_rows n join old_rows o on o.id = n.id where n.listed and not o.listed';
		const naming = `select distinct p.id from (${shown}) s join products p on p.related @> jsonb_build_array(jsonb_build_object('sku', s.code))`;
		const body = `if exists (${shown}) then ${noteRows('product', naming)} end if;`;
		await sql
			.raw(`create function note_related_update() returns trigger language plpgsql as $$ declare changed_rows int; begin ${body} return null; end $$`)
			.execute(db);
		await sql
			.raw(
				'create trigger note_related_update after update on products referencing old table as old_rows new table as new_rows for each statement execute function note_related_update()',
			)
			.execute(db);
	},
};
