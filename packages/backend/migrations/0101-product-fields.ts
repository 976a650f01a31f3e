import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Values of declared fields by name (0116): a field of the merchant's own needs no migration. */
export const productFields: Migration = {
	up: (db) => runScript(db, `alter table products add column fields jsonb not null default '{}'`),
};
