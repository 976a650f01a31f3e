import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Stock alerts: one mail when a product is in stock again. Unique by address and product. */
export const stockAlerts: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table stock_alerts (
	id int generated always as identity primary key,
	email text not null,
	product_id int not null references products on delete cascade,
	code text not null,
	status text not null check (status in ('pending', 'confirmed', 'sent', 'cancelled')),
	market text not null,
	asked_at timestamptz not null,
	changed_at timestamptz not null,
	unique (email, product_id)
)
--
create index stock_alerts_waiting on stock_alerts (product_id) where status = 'confirmed'
`,
		),
};
