import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Lists put what is sold out behind the rest, from an index. Counts read the same column: a changed quantity alone then touches no index. */
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
