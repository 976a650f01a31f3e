import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Whoever gives things of the catalog new codes and slugs waits for others who do, to the end of the transaction: then it reads again what there is. */
export async function lockNames(trx: Kysely<Tables>): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtext('catalog_names'))`.execute(trx);
}
