import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * Products that belong to a product, as the merchant names them: by sku, because a row may name a product that comes after it. `ordered_together` is derived from
 * orders: for each category, the products of other categories that were ordered with its products, and in how many orders.
 */
export const relatedProducts: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table products add column related jsonb not null default '[]'
--
create table ordered_together (
	category_id int not null references categories on delete cascade,
	product_id int not null references products on delete cascade,
	orders int not null,
	primary key (category_id, product_id)
)
--
create index ordered_together_product on ordered_together (product_id)
`,
		),
};
