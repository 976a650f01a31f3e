import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Lists by reduction are sorted by the lowest price of 30 days, with the indexes of lists. */
export const lowestPriceOrder: Migration = {
	up: (db) =>
		runScript(
			db,
			`
drop index products_facets
--
drop index products_listed
--
create index products_facets on products (category_id, id)
	include (manufacturer_id, now_cents, price_cents, lowest_price_cents, quantity, sold, created_at, sort_title) where listed
--
create index products_listed on products (id)
	include (category_id, manufacturer_id, now_cents, price_cents, lowest_price_cents, quantity, sold, created_at, sort_title) where listed
`,
		),
};
