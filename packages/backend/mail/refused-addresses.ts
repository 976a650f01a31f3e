import { sql } from 'kysely';
import type { Database } from './tables.ts';

/** Days for which a mark stops mails: some servers refuse an address by mistake, and a mailbox may be opened again. */
export const MARKED_DAYS = 30;

/** An address that a mail server refused. */
export interface RefusedAddress {
	/** Answer of the server. */
	readonly reason: string;
	readonly refused_at: Date;
}

/** Marks an address that a mail server refused. */
export async function noteRefused(db: Database, address: string, reason: string): Promise<void> {
	await db
		.insertInto('refused_addresses')
		.values({ address: address.toLowerCase(), reason })
		.onConflict((conflict) => conflict.column('address').doUpdateSet({ reason, refused_at: sql`now()` }))
		.execute();
}

/** The mark of an address while it stops mails; null without one. */
export async function readRefused(db: Database, address: string, now: Date): Promise<RefusedAddress | null> {
	const mark = await db
		.selectFrom('refused_addresses')
		.select(['reason', 'refused_at'])
		.where('address', '=', address.toLowerCase())
		.where('refused_at', '>', new Date(now.getTime() - MARKED_DAYS * 86_400_000))
		.executeTakeFirst();
	return mark ?? null;
}

/** Removes the mark; false if there was none. */
export async function clearRefused(db: Database, address: string): Promise<boolean> {
	const { numDeletedRows } = await db.deleteFrom('refused_addresses').where('address', '=', address.toLowerCase()).executeTakeFirst();
	return numDeletedRows > 0n;
}

/** Marks the address of a bounce, if the shop has mailed it in the last days: a forged bounce stops no mails to others. Returns whether it was marked. */
export async function noteBounce(db: Database, address: string, reason: string): Promise<boolean> {
	const mailed = await db
		.selectFrom('mails')
		.select('id')
		.where(sql<boolean>`lower(recipient) = ${address.toLowerCase()}`)
		.where('attempts', '>', 0)
		.limit(1)
		.executeTakeFirst();
	if (mailed === undefined) return false;
	await noteRefused(db, address, reason);
	return true;
}
