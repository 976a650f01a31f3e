import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Goods that bear the crossed-out bin: `electrical` or `battery`. */
export const disposal: Migration = {
	up: (db) => runScript(db, "alter table products add column disposal text check (disposal in ('electrical', 'battery'))"),
};
