import { type SqlBool, sql } from 'kysely';
import { escapeLike } from '../../platform/database/escape-like.ts';
import type { Database } from '../tables.ts';

/** Customers with an account, the newest first, before the one `before`: those that have all words in name, address, phone, company or OIB. */
export function listCustomers(db: Database, { limit, before, words }: { limit: number; before?: number | undefined; words: readonly string[] }) {
	let query = selectCustomers(db).orderBy('id', 'desc').limit(limit);
	if (before !== undefined) query = query.where('id', '<', before);
	for (const word of words) query = query.where(hasWord(word));
	return query.execute();
}

/** A customer's account, to list or export; undefined for staff. */
export const readCustomer = (db: Database, id: number) => selectCustomers(db).where('id', '=', id).executeTakeFirst();

/** Locks a customer's account, to erase it; undefined for staff. */
export const lockCustomer = (trx: Database, id: number) => selectCustomers(trx).where('id', '=', id).forUpdate().executeTakeFirst();

/** Id of the account of an address, also of staff. */
export async function findAccountId(db: Database, email: string): Promise<number | null> {
	return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id ?? null;
}

/** Id of the customer's account of an address; null also if the account is staff's. */
export async function findCustomerId(db: Database, email: string): Promise<number | null> {
	return (await selectCustomers(db).where('email', '=', email).executeTakeFirst())?.id ?? null;
}

/** The latest choice of cookies that was made with an account. */
export const readLatestConsent = (db: Database, userId: number) =>
	db.selectFrom('consents').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(1).executeTakeFirst();

/** Addresses of an account as they are stored. */
export const readAddressesOf = (db: Database, userId: number) => db.selectFrom('user_addresses').selectAll().where('user_id', '=', userId).execute();

/** Choices of cookies that were made with an account, as they are stored. */
export const readConsentsOf = (db: Database, userId: number) => db.selectFrom('consents').selectAll().where('user_id', '=', userId).execute();

/** Accounts elsewhere by which a customer signs in. */
export const readIdentitiesOf = (db: Database, userId: number) =>
	db.selectFrom('user_identities').select(['provider', 'subject', 'created_at']).where('user_id', '=', userId).execute();

const selectCustomers = (db: Database) =>
	db
		.selectFrom('users')
		.select(['id', 'email', 'email_pending', 'first_name', 'last_name', 'phone', 'birthday', 'company', 'oib', 'created_at'])
		.where('role', 'is', null);

const hasWord = (word: string) => sql<SqlBool>`lower(concat_ws(' ', email, first_name, last_name, phone, company, oib)) like ${`%${escapeLike(word)}%`}`;
