import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** What connectors remember of orders, so that backups have it, and files of an ERP that wait for a decision or could not be read. */
export const connectorStates: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table connector_problems drop constraint connector_problems_kind_check
--
alter table connector_problems add constraint connector_problems_kind_check check (kind in ('order', 'fulfilment', 'product', 'content', 'file'))
--
create table connector_states (
	connector_id int primary key references connectors on delete cascade,
	saved_at timestamptz not null,
	-- Of the connector's own making, base64.
	state text not null
)
`,
		),
};
