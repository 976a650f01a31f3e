import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** The key by which a connector reports, so that other keys neither read nor replace what it remembers. */
export const connectorOwners: Migration = {
	up: (db) =>
		runScript(
			db,
			`
-- As in the log of changes; null until the connector reports again.
alter table connectors add column caller text
`,
		),
};
