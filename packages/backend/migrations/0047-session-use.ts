import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** The day on which a session was last used: unused or empty sessions of visitors need not be kept for a year. */
export const sessionUse: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table sessions add column used_at timestamptz
--
update sessions set used_at = greatest(token_at, created_at)
--
create index sessions_unused on sessions (token_at) where used_at is null and user_id is null
--
create index sessions_revoked on sessions (revoked_at) where revoked_at is not null
`,
		),
};
