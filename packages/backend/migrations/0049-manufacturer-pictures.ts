import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** A manufacturer may have a sign of its own; those that are there have none until their source says one. */
export const manufacturerPictures: Migration = {
	up: (db) => runScript(db, 'alter table manufacturers add column picture jsonb'),
};
