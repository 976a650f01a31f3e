import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** Who cancelled an order: a merchant has to know that its customer did, and staff find those of which money has to go back. */
export const cancelledBy: Migration = {
	up: (db) => runScript(db, "alter table orders add column cancelled_by text check (cancelled_by in ('customer', 'merchant', 'time'))"),
};
