import type { ModuleStart } from './module-start.ts';

export const operation: ModuleStart = {
	tables: `
-- Incidents from their beginning to their end, so that the operator is notified once of each.
create table alert_incidents (
	id int generated always as identity primary key,
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
);
create unique index alert_incidents_open on alert_incidents (name, subject) where ended_at is null;
`,
};
