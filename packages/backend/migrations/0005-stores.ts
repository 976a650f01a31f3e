import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

export const stores: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table stores add column opening_exceptions jsonb not null default '[]'
--
alter table stores add column words text generated always as (
	translate(lower(city || ' ' || title || ' ' || address || ' ' || postcode), 'čćšžđ', 'ccszd')
) stored
--
create index stores_order on stores (words, id) where visible
--
create index stores_services on stores using gin (services)
`,
		),
};
