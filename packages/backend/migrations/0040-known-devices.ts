import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** A visitor's session stores which customer signed out of the previous one, so that strangers who guess passwords cannot lock the owner out on this device. */
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
