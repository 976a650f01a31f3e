import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

/** Marks an address that a mail server refused. */
export async function noteRefused(db: Kysely<Tables>, address: string, reason: string): Promise<void> {
	await db
		.insertInto('refused_addresses')
		.values({ address: address.toLowerCase(), reason })
		.onConflict((conflict) => conflict.column('address').doUpdateSet({ reason, refused_at: new Date() }))
		.execute();
}
