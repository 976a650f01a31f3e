import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

export const webhookCalls: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table webhook_calls (
	id bigint generated always as identity primary key,
	at timestamptz not null default now(),
	changes int not null,
	told text not null,
	status int,
	ms int not null,
	fault text
)
`,
		),
};
