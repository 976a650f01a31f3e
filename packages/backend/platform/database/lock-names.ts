import { sql } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Serialises transactions that assign codes and slugs in the catalog, until the end of the transaction. Read the existing names again after
 * it.
 */
export async function lockNames(trx: Database): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtext('catalog_names'))`.execute(trx);
}
