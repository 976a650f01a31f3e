import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Days until the pieces of a line that were not in stock can be sent, as the cart stated them at the order (0172). */
export const backorderPromise: Migration = {
	up: (db) => runScript(db, 'alter table order_items add column backorder_days int check (backorder_days > 0)'),
};
