import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Titles of shipping methods for markets other than hr and en, and whether an order has such a title. */
export const shippingTitles: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table shipping_methods add column titles jsonb not null default '{}'
--
alter table order_parcels add column shipping_title_own boolean not null default false
`,
		),
};
