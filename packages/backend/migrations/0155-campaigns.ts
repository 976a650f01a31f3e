import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * Price campaigns: reductions of many products for a time. While one runs, `products.sale_price_cents` is the lower of its price and of the product's own
 * sale, which is kept in `campaign_prices` until the campaign ends.
 */
export const campaigns: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table campaigns (
	id integer primary key generated always as identity,
	title text not null,
	percent integer check (percent between 1 and 95),
	price_cents integer check (price_cents > 0),
	everything boolean not null,
	category_ids integer[] not null default '{}',
	product_codes jsonb not null default '[]',
	starts_at timestamptz not null,
	ends_at timestamptz not null,
	look_at timestamptz,
	created_at timestamptz not null,
	check ((percent is null) <> (price_cents is null)),
	check (starts_at <= ends_at)
)
--
create table campaign_prices (
	product_id integer primary key references products on delete cascade,
	price_cents integer not null check (price_cents > 0),
	own_sale_cents integer
)
`,
		),
};
