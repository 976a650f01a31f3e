import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** A visitor's session remembers which customer signed out of the one before it: strangers who guess passwords do not keep the owner out there. */
export const knownDevices: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table sessions add column known_user_id int references users on delete set null
--
create index sessions_known_user on sessions (known_user_id) where known_user_id is not null
`,
		),
};
