import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Serialises transactions that assign codes and slugs in the catalog, until the end of the transaction. Read the existing names again after
 * it.
 */
export async function lockNames(trx: Kysely<Tables>): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtext('catalog_names'))`.execute(trx);
}
