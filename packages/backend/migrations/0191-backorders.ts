import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * Products that are available to order without stock (0164). `orderable` is the rule in SQL; lists sort by it, so that it replaces `stocked` in their indexes and both
 * are counted from them. `backorder_qty` of an order's line: pieces that were not in stock when the order reserved them, which releasing does not put into stock.
 */
export const backorders: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table products
	add column backorder boolean not null default false,
	add column backorder_days int check (backorder_days is null or (backorder and backorder_days > 0)),
	add column orderable boolean not null generated always as (quantity > 0 or backorder) stored
--
drop index products_by_age
--
create index products_by_age on products (orderable, created_at, id) include (category_id, manufacturer_id) where listed
--
drop index products_by_sold
--
create index products_by_sold on products (orderable, sold, id) include (category_id, manufacturer_id) where listed
--
drop index products_facets
--
create index products_facets on products (category_id, id)
	include (manufacturer_id, now_cents, reduced, lowest_price_cents, stocked, orderable, sold, created_at, sort_title) where listed
--
drop index products_listed
--
create index products_listed on products (id)
	include (category_id, manufacturer_id, now_cents, reduced, lowest_price_cents, stocked, orderable, sold, created_at, sort_title) where listed
--
alter table order_items add column backorder_qty int not null default 0 check (backorder_qty between 0 and qty)
`,
		),
};
