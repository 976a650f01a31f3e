import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** The shop's answer to a review. */
export const reviewAnswers: Migration = {
	up: (db) => runScript(db, 'alter table feedback add column answer text'),
};
