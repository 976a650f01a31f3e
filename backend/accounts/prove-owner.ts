import type { Database } from '../database/open-database.ts';
import type { Call } from '../http/handler.ts';
import { checkPassword } from '../session/passwords.ts';
import { takeAttempt } from './attempts.ts';

const FRESH_MS = 15 * 60_000;

type Proof = 'error_password_wrong' | 'error_too_many_attempts' | 'error_login_again' | null;

/** Whether it is the owner who asks, and not somebody at a screen left alone: by the password, or without one by a login just made. Null when it is. */
export async function findOwnerFault({ db, session }: Pick<Call, 'db' | 'session'>, userId: number, password: string | undefined): Promise<Proof> {
	const { password_hash } = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow();
	if (password_hash === null) return (await isFresh(db, session.id)) ? null : 'error_login_again';
	if ((await takeAttempt(db, [{ key: `password of ${userId}`, free: 8, firstWait: 30 }])) > 0) return 'error_too_many_attempts';
	return (await checkPassword(password ?? '', password_hash)) ? null : 'error_password_wrong';
}

async function isFresh(db: Database, sessionId: string): Promise<boolean> {
	const { created_at } = await db.selectFrom('sessions').select('created_at').where('id', '=', sessionId).executeTakeFirstOrThrow();
	return Date.now() - created_at.getTime() < FRESH_MS;
}
