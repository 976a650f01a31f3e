import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Who signed up, so that nobody's mail opens an account with a stranger's password. No reference: a signup lives for days, and a session that is gone opens nothing. */
export const signupSessions: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table signups add column session_id uuid
`,
		),
};
