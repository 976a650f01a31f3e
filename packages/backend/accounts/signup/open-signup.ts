import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Call } from '../../platform/http/handler.ts';
import { atLeast } from '../../platform/time/at-least.ts';
import { hashCode, newCode } from '../codes/codes.ts';
import { toConfirmUrl, toForgottenUrl } from '../codes/links.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import { hashPassword } from '../session/passwords.ts';
import type { Database } from '../tables.ts';
import { signupFromClient, signupMail, VALID_MS } from './signup-limits.ts';

/** After this time an unconfirmed signup is deleted, with its data. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** Minimum response time in milliseconds, longer than hashing and writing take. */
const ANSWER_MS = 300;

type Row = Omit<Insertable<Tables['signups']>, 'id' | 'session_id' | 'code_hash' | 'expires_at'>;
type Applicant = Omit<Row, 'password_hash'> & { password: string };

/** Stores an unconfirmed signup and mails its code. If the e-mail already has an account, its owner gets a mail that says so. */
export async function openSignup(call: Call, { password, ...applicant }: Applicant): Promise<{ success: boolean; label_name?: string }> {
	const wait = call.client === null ? 0 : await takeAttempt(call.db, [signupFromClient(call.client)]);
	if (wait > 0) return { success: false, label_name: 'error_too_many_attempts' };
	await atLeast(ANSWER_MS, async () => {
		const password_hash = await hashPassword(password);
		if ((await takeAttempt(call.db, [signupMail(applicant.email)])) > 0) return;
		await call.db.transaction().execute((trx) => write(trx, call, { ...applicant, password_hash }));
	});
	return { success: true };
}

async function write(trx: Database, call: Call, applicant: Row): Promise<void> {
	const { email: recipient } = applicant;
	const market = call.lang;
	await trx
		.deleteFrom('signups')
		.where('expires_at', '<', new Date(Date.now() - KEPT_MS))
		.execute();
	const known = await trx.selectFrom('users').select('id').where('email', '=', recipient).executeTakeFirst();
	if (known !== undefined) return sendAccountMail(trx, 'known', { recipient, market, proof: toForgottenUrl(call) });
	const id = randomUUID();
	const code = newCode();
	const expires_at = new Date(Date.now() + VALID_MS);
	await trx
		.insertInto('signups')
		.values({ ...applicant, id, session_id: call.session.id, code_hash: hashCode(id, code, call.config.jwtSecret), expires_at })
		.execute();
	await sendAccountMail(trx, 'signup', { recipient, market, proof: toConfirmUrl(call, id, code) });
}
