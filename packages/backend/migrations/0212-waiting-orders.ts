import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Finds the orders that wait for goods to order (0182). */
export const waitingOrders: Migration = {
	up: (db) => runScript(db, 'create index order_items_waiting on order_items (order_id) where backorder_qty > 0'),
};
