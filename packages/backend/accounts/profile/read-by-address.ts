import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Accounts of an address in lower case that wait for their confirmation, without the codes of their links. */
export const readSignupsOf = (db: Database, email: string) =>
	db
		.selectFrom('signups')
		.select(['email', 'first_name', 'last_name', 'phone', 'newsletter', 'created_at', 'expires_at', 'used_at'])
		.where('email', '=', email)
		.execute();

/** Mails to an address in lower case, and those that are held back, without their texts: these have links that open accounts and orders. */
export async function readMailsOf(db: Database, email: string) {
	const ofRecipient = sql<boolean>`lower(recipient) = ${email}`;
	const mails = await db
		.selectFrom('mails')
		.select(['recipient', 'template', 'subject', 'lang', 'created_at', 'sent_at', 'last_error'])
		.where(ofRecipient)
		.orderBy('id')
		.execute();
	const held_mails = await db.selectFrom('held_mails').select(['recipient', 'market', 'created_at']).where(ofRecipient).orderBy('id').execute();
	return { mails, held_mails };
}
