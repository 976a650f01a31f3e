import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * Price alerts: one mail when a product costs at most `price_limit_cents`. A table of their own, because the version before sends whatever it finds in `stock_alerts`.
 * `asked_limit_cents`: another limit that waits for its confirmation.
 */
export const priceAlerts: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table price_alerts (
	id int generated always as identity primary key,
	email text not null,
	product_id int not null references products on delete cascade,
	code text not null,
	status text not null check (status in ('pending', 'confirmed', 'sent', 'cancelled')),
	market text not null,
	asked_at timestamptz not null,
	changed_at timestamptz not null,
	price_limit_cents int not null check (price_limit_cents > 0),
	asked_limit_cents int check (asked_limit_cents > 0),
	unique (email, product_id)
)
--
create index price_alerts_waiting on price_alerts (product_id) where status = 'confirmed'
`,
		),
};
