import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * Product data of merchants that the shop could not store: future prices, pictures by their source, the weight of the parcel, and the type of an attribute's
 * values (null if not given).
 */
export const merchantCatalog: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table planned_prices (
	product_id int not null references products on delete cascade,
	due_at timestamptz not null,
	kind text not null check (kind in ('regular', 'sale', 'sale_end')),
	price_cents int check (price_cents >= 0),
	primary key (product_id, due_at, kind),
	check ((kind = 'sale_end') = (price_cents is null))
)
--
create index planned_prices_due on planned_prices (due_at)
--
create table product_images (
	product_id int not null references products on delete cascade,
	position int not null,
	url text,
	file text,
	alt text,
	primary key (product_id, position),
	check ((url is null) <> (file is null))
)
--
alter table products add column weight_grams int check (weight_grams > 0)
--
alter table attributes add column value_type text check (value_type in ('text', 'number', 'boolean'))
`,
		),
};
