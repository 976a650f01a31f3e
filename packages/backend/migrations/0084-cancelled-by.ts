import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Who cancelled an order. Merchants must see that the customer did, and staff must find orders that need a refund. */
export const cancelledBy: Migration = {
	up: (db) => runScript(db, "alter table orders add column cancelled_by text check (cancelled_by in ('customer', 'merchant', 'time'))"),
};
