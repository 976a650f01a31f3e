import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Indexes of the merchant's search of orders and products: one for each thing that can be typed, and for each list that waits for staff. */
export const orderSearch: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create index orders_number_start on orders (number text_pattern_ops)
--
create index orders_email_start on orders (lower(email) text_pattern_ops)
--
create index orders_phone_end on orders (reverse(regexp_replace(phone, '[^0-9]', '', 'g')) text_pattern_ops) where phone is not null
--
create index orders_total on orders (total_cents)
--
create index orders_status on orders (status, id)
--
create index order_items_code on order_items (code)
--
create index order_addresses_last_name on order_addresses (lower(last_name) text_pattern_ops)
--
create index order_addresses_name on order_addresses (lower(first_name || ' ' || last_name) text_pattern_ops)
--
create index order_addresses_company on order_addresses (lower(company) text_pattern_ops) where company is not null
--
create index products_product_code on products (product_code) where product_code is not null
--
create index products_archived on products (id) where not visible
--
create index products_low_stock on products (id) where listed and quantity < 3
`,
		),
};
