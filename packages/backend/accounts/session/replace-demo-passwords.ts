import { randomBytes } from 'node:crypto';
import { setPassword } from '../password/set-password.ts';
import type { Database } from '../tables.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { DEMO_ACCOUNTS } from './write-users.ts';

export interface NewPassword {
	readonly email: string;
	readonly password: string;
}

/** E-mails of demo accounts that still have their published passwords. */
export async function findPublishedPasswords(db: Database): Promise<readonly string[]> {
	const found: string[] = [];
	for (const { email, password } of DEMO_ACCOUNTS) {
		const user = await db.selectFrom('users').select('password_hash').where('email', '=', email).executeTakeFirst();
		if (user !== undefined && (await checkPassword(password, user.password_hash))) found.push(email);
	}
	return found;
}

/**
 * Gives demo accounts that still have their published passwords random ones, and ends their sessions. Returns the new passwords, which are stored
 * as hashes only. Of several servers that start at once, one returns them.
 */
export function replaceDemoPasswords(db: Database): Promise<readonly NewPassword[]> {
	return db.transaction().execute(async (trx) => {
		const replaced: NewPassword[] = [];
		for (const { email, password } of DEMO_ACCOUNTS) {
			const user = await trx.selectFrom('users').select(['id', 'password_hash']).where('email', '=', email).forUpdate().executeTakeFirst();
			if (user === undefined || !(await checkPassword(password, user.password_hash))) continue;
			const next = randomBytes(12).toString('base64url');
			await setPassword(trx, { userId: user.id, password_hash: await hashPassword(next), keepSession: null });
			replaced.push({ email, password: next });
		}
		return replaced;
	});
}
