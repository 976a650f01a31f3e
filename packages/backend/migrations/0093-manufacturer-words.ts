import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Suggestions look for the words of manufacturers' titles. */
export const manufacturerWords: Migration = {
	up: (db) => runScript(db, `create index manufacturer_words on manufacturers using gin (to_tsvector('shop', title))`),
};
