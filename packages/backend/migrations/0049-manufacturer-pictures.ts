import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** A manufacturer may have a logo; existing ones have none until their source contains one. */
export const manufacturerPictures: Migration = {
	up: (db) => runScript(db, 'alter table manufacturers add column picture jsonb'),
};
