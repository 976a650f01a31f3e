import type { Database } from '../tables.ts';

interface Change {
	userId: number;
	password_hash: string;
	/** Session that is not ended. */
	keepSession: string | null;
}

/** Sets the password, ends the account's sessions and invalidates its codes. Returns the account's e-mail. */
export async function setPassword(trx: Database, { userId, password_hash, keepSession }: Change): Promise<string> {
	const now = new Date();
	const { email } = await trx
		.updateTable('users')
		.set({ password_hash, email_pending: null })
		.where('id', '=', userId)
		.returning('email')
		.executeTakeFirstOrThrow();
	await trx.updateTable('user_codes').set({ used_at: now }).where('user_id', '=', userId).where('used_at', 'is', null).execute();
	const sessions = trx.updateTable('sessions').set({ revoked_at: now }).where('user_id', '=', userId).where('revoked_at', 'is', null);
	await (keepSession === null ? sessions : sessions.where('id', '<>', keepSession)).execute();
	return email;
}
