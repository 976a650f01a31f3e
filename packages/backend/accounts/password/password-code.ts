import { isUuid } from '../../platform/text/is-uuid.ts';
import { isCode } from '../codes/codes.ts';
import type { Database } from '../tables.ts';

interface Proof {
	id: string;
	code: string;
	secret: string;
}

/** Maximum number of attempts for a typed code; codes in links cannot be guessed. */
const TRIES = 5;

/**
 * Finds the account whose password a code may reset. Null if the code is wrong, used, expired or was tried too often. Counts the attempt.
 */
export async function findPasswordCode(trx: Database, { id, code, secret }: Proof): Promise<{ userId: number } | null> {
	if (!isUuid(id)) return null;
	const row = await trx
		.updateTable('user_codes')
		.set((eb) => ({ attempts: eb('attempts', '+', 1) }))
		.where('id', '=', id)
		.where('purpose', 'in', ['password', 'password_api', 'invitation'])
		.where('used_at', 'is', null)
		.where('expires_at', '>', new Date())
		.returning(['user_id', 'purpose', 'attempts', 'code_hash'])
		.executeTakeFirst();
	if (row === undefined || (row.purpose === 'password_api' && row.attempts > TRIES)) return null;
	if (!isCode(row.code_hash, { id, code, secret })) return null;
	await trx.updateTable('user_codes').set({ attempts: 0 }).where('id', '=', id).execute();
	return { userId: row.user_id };
}
