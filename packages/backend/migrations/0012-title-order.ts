import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Lists by title use the same index as all filtered lists. */
export const titleOrder: Migration = {
	up: (db) =>
		runScript(
			db,
			`
drop index products_facets
--
create index products_facets on products (category_id, id)
	include (manufacturer_id, now_cents, price_cents, quantity, sold, created_at, sort_title) where listed
`,
		),
};
