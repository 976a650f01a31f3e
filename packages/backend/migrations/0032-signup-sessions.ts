import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** The session that signed up, so that a confirmation mail cannot open an account with a stranger's password. Not a foreign key: a signup is valid for days, and a deleted session opens nothing. */
export const signupSessions: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table signups add column session_id uuid
`,
		),
};
