import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Counts of a list such as the reduced goods read its products by id: from this index, instead of the whole catalogue. */
export const listedById: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create index products_listed on products (id) include (category_id, manufacturer_id, now_cents, price_cents, quantity, sold, created_at, sort_title) where listed
`,
		),
};
