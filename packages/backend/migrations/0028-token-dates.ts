import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** A visitor's data can be deleted once its last token has expired; the consent stays provable without the session. */
export const tokenDates: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table sessions add column token_at timestamptz not null default now()
--
update sessions set token_at = created_at
--
create index sessions_token_at on sessions (token_at)
--
create index orders_session on orders (session_id) where session_id is not null
--
create index social_logins_session on social_logins (session_id)
--
alter table consents drop constraint consents_session_id_fkey
--
create index consents_created on consents using brin (created_at)
--
create index cart_requests_created on cart_requests using brin (created_at)
`,
		),
};
