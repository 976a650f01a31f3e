import { clearAttempts, takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Call } from '../../platform/http/handler.ts';
import { checkPassword } from '../session/passwords.ts';
import type { Database } from '../tables.ts';

const FRESH_MS = 15 * 60_000;

type Proof = 'error_password_wrong' | 'error_too_many_attempts' | 'error_login_again' | null;

/**
 * Checks that the account's owner is present, not somebody at an unattended screen: by the password, or by a recent login if the account
 * has none. Null if proven.
 */
export async function findOwnerError({ db, session }: Pick<Call, 'db' | 'session'>, userId: number, password: string | undefined): Promise<Proof> {
	const { password_hash } = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow();
	if (password_hash === null) return (await isFresh(db, session.id)) ? null : 'error_login_again';
	const key = `password of ${userId}`;
	if ((await takeAttempt(db, [{ key, free: 8, firstWait: 30 }])) > 0) return 'error_too_many_attempts';
	if (!(await checkPassword(password ?? '', password_hash))) return 'error_password_wrong';
	await clearAttempts(db, { forget: [key], keep: [] });
	return null;
}

async function isFresh(db: Database, sessionId: string): Promise<boolean> {
	const { created_at } = await db.selectFrom('sessions').select('created_at').where('id', '=', sessionId).executeTakeFirstOrThrow();
	return Date.now() - created_at.getTime() < FRESH_MS;
}
