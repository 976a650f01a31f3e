import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * A session keeps the plan of a trigger's statement from its first update, which may be of one row: a nested loop. The same plan compares each of 50,000 rows with
 * each other when they are updated at once.
 */
export const joinsOfChangedRows: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter function note_listing_update() set enable_nestloop = off
--
alter function note_products_update() set enable_nestloop = off
`,
		),
};
