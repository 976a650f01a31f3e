import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** What staff note about a customer; it goes with the account. */
export const customerNotes: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table customer_notes (
	id integer primary key generated always as identity,
	user_id integer not null references users on delete cascade,
	staff text not null,
	text text not null,
	created_at timestamptz not null default now()
)
--
create index customer_notes_user on customer_notes (user_id, id)
`,
		),
};
