import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Sweepstakes are written in the back office: planned and archived like pages, with an uploaded picture instead of a drawing. */
export const editSweepstakes: Migration = {
	up: (db) =>
		runScript(
			db,
			`
alter table sweepstakes add column image jsonb, add column publish_at timestamptz,
	add column archived boolean not null default false, add column was_public boolean not null default false
--
create index sweepstakes_publish_at on sweepstakes (publish_at) where publish_at is not null
`,
		),
};
