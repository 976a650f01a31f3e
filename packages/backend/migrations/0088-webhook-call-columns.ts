import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

export const webhookCallColumns: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table webhook_calls rename column told to summary;
alter table webhook_calls rename column fault to error;
`,
		),
};
