import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** One column states whether a price is reduced; filters, counts, sort orders and the list of reduced goods read it. Products that never were reduced are removed from that list. */
export const reduced: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table products add column reduced boolean not null generated always as (coalesce(sale_price_cents < lowest_price_cents, false)) stored
--
drop index products_facets
--
drop index products_listed
--
create index products_facets on products (category_id, id)
	include (manufacturer_id, now_cents, reduced, lowest_price_cents, quantity, sold, created_at, sort_title) where listed
--
create index products_listed on products (id)
	include (category_id, manufacturer_id, now_cents, reduced, lowest_price_cents, quantity, sold, created_at, sort_title) where listed
--
delete from product_list_items i using products p where p.id = i.product_id and i.list_code = 'akcija' and not p.reduced
--
insert into product_list_items (list_code, product_id) select 'akcija', id from products where reduced on conflict do nothing
--
update products set badges = coalesce((select jsonb_agg(b) from jsonb_array_elements(badges) as b where b->>'code' <> 'akcija'), '[]')
	where not reduced and badges @> '[{"code":"akcija"}]'
--
update product_lists l set products_total = (
	select count(*)::int from product_list_items i join products p on p.id = i.product_id where i.list_code = l.code and p.listed
) where l.code = 'akcija'
`,
		),
};
