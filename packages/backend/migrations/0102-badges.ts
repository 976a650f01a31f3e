import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Badges of the shop folder: codes that the merchant gave to a product, and what follows from them and from rules. */
export const badges: Migration = {
	up: (db) => runScript(db, `alter table products add column given_badges jsonb not null default '[]', add column declared_badges jsonb not null default '[]'`),
};
