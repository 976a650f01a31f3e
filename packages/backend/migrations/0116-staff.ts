import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/**
 * People of the shop have a role; those who could edit before are owners. The merchant API is called by people too, so a call with an Idempotency-Key belongs to a
 * caller: a key or a person. Responses stored before keep their key.
 */
export const staff: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table users add column role text check (role in ('owner', 'manager', 'editor', 'warehouse', 'support'))
--
update users set role = 'owner' where staff or developer or superuser
--
create index users_role on users (role) where role is not null
--
create table staff_sessions (
	session_id uuid primary key references sessions on delete cascade,
	browser text not null,
	address text not null,
	created_at timestamptz not null default now()
)
--
alter table idempotent_calls add column caller text
--
update idempotent_calls set caller = 'key ' || api_key_id
--
alter table idempotent_calls drop column api_key_id
--
alter table idempotent_calls add primary key (caller, idempotency_key)
`,
		),
};
