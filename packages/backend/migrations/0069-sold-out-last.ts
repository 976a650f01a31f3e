import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Lists sort products that are out of stock last, using an index. Counts use the same column, so that a change of quantity alone updates no index. */
export const soldOutLast: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table products add column stocked boolean not null generated always as (quantity > 0) stored
--
drop index products_by_age
--
create index products_by_age on products (stocked, created_at, id) include (category_id, manufacturer_id) where listed
--
drop index products_by_sold
--
create index products_by_sold on products (stocked, sold, id) include (category_id, manufacturer_id) where listed
--
drop index products_facets
--
create index products_facets on products (category_id, id)
	include (manufacturer_id, now_cents, reduced, lowest_price_cents, stocked, sold, created_at, sort_title) where listed
--
drop index products_listed
--
create index products_listed on products (id)
	include (category_id, manufacturer_id, now_cents, reduced, lowest_price_cents, stocked, sold, created_at, sort_title) where listed
`,
		),
};
