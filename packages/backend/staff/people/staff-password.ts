import { findPasswordError } from '@titraj/contract/formats/password.ts';
import { findPasswordCode, hashPassword, issueCode, liftLogin, SHORTEST_OWNER_PASSWORD, setPassword } from '../../accounts/index.ts';
import { takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Database } from '../../platform/database/tables.ts';
import { atLeast } from '../../platform/time/at-least.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { sendStaffMail } from '../mails/send-staff-mail.ts';
import { toPasswordUrl } from './invite.ts';

/** Minimum response time in milliseconds, longer than writing takes. */
const ANSWER_MS = 150;

interface Asked {
	readonly email: string;
	/** IP address. */
	readonly client: string;
	readonly origin: string;
	readonly secret: string;
}

/** Mails a link to set a new password, only to people of the shop; the time of the answer is the same for others. Seconds to wait after too many. */
export async function askStaffPassword(db: Database, { email: typed, client, origin, secret }: Asked): Promise<number> {
	const email = typed.trim().toLowerCase();
	const wait = await takeAttempt(db, [{ key: `forgotten from ${client}`, free: 30, firstWait: 60 }]);
	if (wait > 0) return wait;
	await atLeast(ANSWER_MS, async () => {
		if ((await takeAttempt(db, [{ key: `forgotten mail ${email}`, free: 5, firstWait: 600 }])) > 0) return;
		await db.transaction().execute(async (trx) => {
			const user = await trx.selectFrom('users').select('id').where('email', '=', email).where('role', 'is not', null).executeTakeFirst();
			if (user === undefined) return;
			const { id, code } = await issueCode(trx, { userId: user.id, email, purpose: 'password', secret });
			await sendStaffMail(trx, 'password', { recipient: email, url: toPasswordUrl(origin, id, code) });
		});
	});
	return 0;
}

/** Sets a password by the code of an invitation or of a reset; ends all sessions of the account. */
export async function setStaffPassword(
	db: Database,
	{ id, code, password, client, secret }: { id: string; code: string; password: string; client: string; secret: string },
): Promise<'done' | 'weak' | 'invalid'> {
	if (password.length < SHORTEST_OWNER_PASSWORD || findPasswordError(password) !== null) return 'weak';
	const password_hash = await hashPassword(password);
	return db.transaction().execute(async (trx) => {
		const found = await findPasswordCode(trx, { id, code, secret });
		if (found === null) return 'invalid';
		const user = await trx.selectFrom('users').select('id').where('id', '=', found.userId).where('role', 'is not', null).executeTakeFirst();
		if (user === undefined) return 'invalid';
		const recipient = await setPassword(trx, { userId: found.userId, password_hash, keepSession: null });
		await liftLogin(trx, { email: recipient, client, device: null });
		await sendStaffMail(trx, 'password_changed', { recipient });
		const entry = { operation: 'setPassword', entity: `/staff/${found.userId}`, before: null, after: null };
		await writeAudit(trx, { caller: `person ${found.userId}`, name: recipient, ...entry });
		return 'done';
	});
}
