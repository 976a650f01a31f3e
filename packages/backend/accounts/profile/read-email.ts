import type { Database } from '../tables.ts';

/** E-mail of an account; null if it was deleted meanwhile. */
export const readEmail = async (db: Database, userId: number): Promise<string | null> =>
	(await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email ?? null;
