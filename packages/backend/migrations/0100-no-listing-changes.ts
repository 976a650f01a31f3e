import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Lists are counted by the database alone (0117): nothing reads `listing_changes`. */
export const noListingChanges: Migration = {
	up: (db) =>
		runScript(
			db,
			`
drop trigger note_listing_insert on products
--
drop trigger note_listing_update on products
--
drop trigger note_listing_delete on products
--
drop function note_listing_insert()
--
drop function note_listing_update()
--
drop function note_listing_delete()
--
drop table listing_changes
`,
		),
};
