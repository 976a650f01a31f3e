import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * VAT by country and class. Croatia starts with its statutory rates; existing products stay at the standard rate of 25 %. Existing orders keep
 * their totals and one VAT sum at 25 %. VAT per line was not recorded: `tax_cents` is null there.
 */
export const tax: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table tax_settings (
	id int primary key default 1 check (id = 1),
	home_country text not null default 'HR' check (home_country ~ '^[A-Z]{2}$'),
	enters_net_prices boolean not null default false,
	uses_oss boolean not null default false
)
--
insert into tax_settings default values
--
create table tax_rates (
	country text not null check (country ~ '^[A-Z]{2}$'),
	tax_class text not null check (tax_class in ('standard', 'reduced', 'super_reduced', 'zero')),
	percent double precision not null check (percent between 0 and 100),
	primary key (country, tax_class)
)
--
insert into tax_rates (country, tax_class, percent) values ('HR', 'standard', 25), ('HR', 'reduced', 13), ('HR', 'super_reduced', 5), ('HR', 'zero', 0)
--
alter table products add column tax_class text not null default 'standard' check (tax_class in ('standard', 'reduced', 'super_reduced', 'zero')),
	add column bulky boolean not null default false
--
alter table order_items alter tax_percent type double precision, alter tax_percent drop default,
	add column coupon_cents bigint not null default 0 check (coupon_cents >= 0), add column tax_cents bigint check (tax_cents >= 0)
--
alter table order_parcels add column shipping_tax_cents bigint check (shipping_tax_cents >= 0)
--
create table order_taxes (
	order_id int not null references orders on delete cascade,
	percent double precision not null,
	cents bigint not null check (cents >= 0),
	tax_cents bigint not null check (tax_cents between 0 and cents),
	primary key (order_id, percent)
)
--
insert into order_taxes (order_id, percent, cents, tax_cents) select id, 25, total_cents, tax_cents from orders where total_cents > 0
`,
		),
};
