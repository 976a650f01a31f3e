import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** How much of a line lay in the store that hands it out: what goes back there if nobody pays. */
export const storeShare: Migration = {
	up: (db) => runScript(db, 'alter table order_items add column store_qty int not null default 0 check (store_qty between 0 and qty)'),
};
