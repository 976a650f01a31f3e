import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** An uploaded picture of a category, instead of its drawing: hash, width, height and alt, like those of products. */
export const categoryImages: Migration = {
	up: (db) => runScript(db, 'alter table categories add column image jsonb'),
};
