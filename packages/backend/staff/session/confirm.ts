import { sql } from 'kysely';
import { checkPassword } from '../../accounts/index.ts';
import { clearAttempts, takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Database } from '../tables.ts';

/** Minutes for which a confirmed session may change what is sensitive. */
const MINUTES = 10;

interface Confirmed {
	readonly userId: number;
	readonly sessionId: string;
}

/** Confirms that the person is present, not somebody at an unattended screen: by the password. Seconds to wait after too many attempts. */
export async function confirmSession(
	db: Database,
	{ userId, sessionId, password }: Confirmed & { readonly password: string },
): Promise<'done' | 'wrong' | number> {
	const key = `staff password of ${userId}`;
	const wait = await takeAttempt(db, [{ key, free: 8, firstWait: 30 }]);
	if (wait > 0) return wait;
	const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
	if (!(await checkPassword(password.slice(0, 200), user?.password_hash))) return 'wrong';
	await clearAttempts(db, { forget: [key], keep: [] });
	await db.updateTable('staff_sessions').set({ confirmed_at: sql`now()` }).where('session_id', '=', sessionId).execute();
	return 'done';
}

/** Whether the session was confirmed in the last minutes. */
export async function isConfirmed(db: Database, sessionId: string): Promise<boolean> {
	const row = await db
		.selectFrom('staff_sessions')
		.select('session_id')
		.where('session_id', '=', sessionId)
		.where('confirmed_at', '>', sql<Date>`now() - make_interval(mins => ${MINUTES})`)
		.executeTakeFirst();
	return row !== undefined;
}
