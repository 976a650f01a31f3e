import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Orders and changes of orders that may have been since the backup was made. */
const ORDERS = 1000;
const REVISIONS = 100_000;

/**
 * Order numbers and revisions go on behind those that were given after the backup: customers, payment providers and the merchant's own system know orders by them, and
 * would take a new order for one that was lost.
 */
export async function skipUsedNumbers(db: Database): Promise<void> {
	await sql`select setval('order_numbers', nextval('order_numbers') + ${sql.lit(ORDERS)})`.execute(db);
	await sql`select setval(pg_get_serial_sequence('order_history', 'id'), nextval(pg_get_serial_sequence('order_history', 'id')) + ${sql.lit(REVISIONS)})`.execute(
		db,
	);
}
