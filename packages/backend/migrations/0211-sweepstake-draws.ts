import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** The draw of a sweepstake: when, by whom, which entries in which order, and what became of each (0181). */
export const sweepstakeDraws: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table sweepstakes add column drawn_at timestamptz, add column drawn_by text
--
alter table sweepstake_entries add column invalid_reason text, add column place int, add column prize text, add column outcome text, add column shown_as text
--
create unique index sweepstake_entries_place on sweepstake_entries (sweepstake_id, place) where place is not null
`,
		),
};
