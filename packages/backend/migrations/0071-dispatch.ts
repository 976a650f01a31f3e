import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Cut-off times for same-day dispatch and for same-day pickup, and days without dispatch. */
export const dispatch: Migration = {
	up: (db) =>
		runScript(
			db,
			`
create table dispatch (
	id int primary key check (id = 1),
	cut_off text not null check (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	pickup_until text not null check (pickup_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
)
--
insert into dispatch (id, cut_off, pickup_until) values (1, '14:00', '17:00')
--
create table closed_days (day date primary key, note text not null)
`,
		),
};
