import type { ModuleStart } from './module-start.ts';

export const staff: ModuleStart = {
	tables: `
create table staff_sessions (
	session_id uuid primary key references sessions on delete cascade,
	browser text not null,
	address text not null,
	created_at timestamptz not null default now(),
	-- When the session last proved its password.
	confirmed_at timestamptz
);

create table audit_log (
	id bigint generated always as identity primary key,
	at timestamptz not null default now(),
	caller text not null,
	name text not null,
	operation text not null,
	entity text not null,
	before jsonb,
	after jsonb
);
create index audit_log_at on audit_log (at);
create index audit_log_entity on audit_log (entity, id);
create index audit_log_caller on audit_log (caller, id);

-- Second factor: the secret of the app, sealed.
create table staff_factors (
	user_id int primary key references users on delete cascade,
	secret text not null,
	confirmed_at timestamptz,
	last_period bigint not null default 0,
	created_at timestamptz not null default now()
);

-- Hashes of the codes for a lost phone.
create table staff_recovery_codes (
	user_id int not null references users on delete cascade,
	code_hash text not null,
	primary key (user_id, code_hash)
);
`,
};
