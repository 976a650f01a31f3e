import { type SqlBool, sql } from 'kysely';
import { escapeLike } from '../../platform/database/escape-like.ts';
import type { Database } from '../tables.ts';

/** Lockers in service or not by id, from the one after `after`: those that have all words in code or address. */
export function listStoredLockers(db: Database, { limit, after, words }: { limit: number; after?: number | undefined; words: readonly string[] }) {
	let query = db.selectFrom('parcel_lockers').selectAll().orderBy('id').limit(limit);
	if (after !== undefined) query = query.where('id', '>', after);
	for (const word of words) query = query.where(hasWord(word));
	return query.execute();
}

const hasWord = (word: string) => sql<SqlBool>`lower(concat_ws(' ', code, title, address, postcode, city)) like ${`%${escapeLike(word)}%`}`;
