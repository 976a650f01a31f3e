import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Language of a review (ISO 639-1); null for reviews from before this column. */
export const reviewLanguages: Migration = { up: (db) => runScript(db, 'alter table feedback add column lang text') };
