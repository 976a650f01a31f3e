import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** The language in which a shopper wrote a review; unknown for those of before. */
export const reviewLanguages: Migration = { up: (db) => runScript(db, 'alter table feedback add column lang text') };
