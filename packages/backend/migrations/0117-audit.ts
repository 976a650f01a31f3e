import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** What people and keys changed; when a session last proved its password; invitations of staff. */
export const audit: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table audit_log (
	id bigint generated always as identity primary key,
	at timestamptz not null default now(),
	caller text not null,
	name text not null,
	operation text not null,
	entity text not null,
	before jsonb,
	after jsonb
)
--
create index audit_log_at on audit_log (at)
--
create index audit_log_entity on audit_log (entity, id)
--
create index audit_log_caller on audit_log (caller, id)
--
alter table staff_sessions add column confirmed_at timestamptz
--
alter table user_codes drop constraint user_codes_purpose_check
--
alter table user_codes add constraint user_codes_purpose_check check (purpose in ('password', 'password_api', 'email', 'invitation'))
`,
		),
};
