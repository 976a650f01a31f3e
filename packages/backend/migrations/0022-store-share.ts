import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** How many pieces of a line came from the pickup store: they are returned to its stock if the order is not paid. */
export const storeShare: Migration = {
	up: (db) => runScript(db, 'alter table order_items add column store_qty int not null default 0 check (store_qty between 0 and qty)'),
};
