import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Incidents from their beginning to their end, so that the operator is notified once of each. */
export const alertIncidents: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table alert_incidents (
	id integer primary key generated always as identity,
	name text not null,
	subject text not null,
	summary text not null,
	since timestamptz not null,
	due_at timestamptz not null,
	notified_at timestamptz,
	gone_at timestamptz,
	ended_at timestamptz,
	end_notified_at timestamptz,
	claimed_until timestamptz
)
--
create unique index alert_incidents_open on alert_incidents (name, subject) where ended_at is null
`,
		),
};
