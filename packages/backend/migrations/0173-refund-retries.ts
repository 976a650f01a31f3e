import type { Migration } from 'kysely/migration';
import { runScript } from '../platform/database/run-script.ts';

/** When a provider was last asked for a refund, so that a lost answer is asked for again with growing pauses. */
export const refundRetries: Migration = {
	up: (db) => runScript(db, 'alter table payment_refunds add column asked_at timestamptz'),
};
