import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Second factor of staff: the secret of the app, sealed, and hashes of the codes for a lost phone. */
export const secondFactor: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table staff_factors (
	user_id integer primary key references users on delete cascade,
	secret text not null,
	confirmed_at timestamptz,
	last_period bigint not null default 0,
	created_at timestamptz not null default now()
)
--
create table staff_recovery_codes (
	user_id integer not null references users on delete cascade,
	code_hash text not null,
	primary key (user_id, code_hash)
)
`,
		),
};
