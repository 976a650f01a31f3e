import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Sources of pictures and documents that could not be read, so that counting them for each look at the back office does not read all. */
export const sourcesThatFailed: Migration = {
	up: (db) => runScript(db, 'create index media_sources_reason on media_sources (id) where reason is not null'),
};
