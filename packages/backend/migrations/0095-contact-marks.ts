import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** When staff read and answered a message of the contact form. */
export const contactMarks: Migration = {
	up: (db) => runScript(db, 'alter table contact_messages add column read_at timestamptz, add column answered_at timestamptz'),
};
