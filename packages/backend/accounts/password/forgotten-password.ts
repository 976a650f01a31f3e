import { randomUUID } from 'node:crypto';
import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { takeAttempt } from '../../platform/attempts/attempts.ts';
import { refuseForm } from '../../platform/http/form.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { atLeast } from '../../platform/time/at-least.ts';
import { issueCode } from '../codes/issue-code.ts';
import { toNewPasswordUrl } from '../codes/links.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';

/** Minimum response time in milliseconds, longer than writing takes. */
const ANSWER_MS = 150;
/** Mails in a row to one address; further ones are silently dropped until a wait is over. */
const MAILS = 5;
const FROM_CLIENT = 30;

const TOO_MANY = { success: false, label_name: 'error_too_many_attempts' };
const NO_EMAIL = refuseForm({ email: 'error_email_invalid' });

/** Sends a link only if the account exists. Response and response time are the same in both cases. */
export const forgottenPassword: Handler<'_post_hapi_auth_forgotten_password'> = async (body, call) => {
	const email = normaliseEmail(body.email);
	if (email === null) return NO_EMAIL;
	if (await isTooMany(call)) return TOO_MANY;
	await atLeast(ANSWER_MS, () => mailCode(call, email, 'password'));
	return { success: true };
};

/** Like `forgottenPassword`, but with digits to type. For unknown e-mails the returned id is random. */
export const forgottenPasswordApi: Handler<'_post_hapi_auth_forgotten_password_api'> = async (body, call) => {
	const email = normaliseEmail(body.email);
	if (email === null) return NO_EMAIL;
	if (await isTooMany(call)) return TOO_MANY;
	const id = await atLeast(ANSWER_MS, () => mailCode(call, email, 'password_api'));
	return { success: true, data: { id: id ?? randomUUID() } };
};

async function isTooMany({ db, client }: Call): Promise<boolean> {
	return client !== null && (await takeAttempt(db, [{ key: `forgotten from ${client}`, free: FROM_CLIENT, firstWait: 60 }])) > 0;
}

async function mailCode(call: Call, email: string, purpose: 'password' | 'password_api'): Promise<string | null> {
	if ((await takeAttempt(call.db, [{ key: `forgotten mail ${email}`, free: MAILS, firstWait: 600 }])) > 0) return null;
	return call.db.transaction().execute(async (trx) => {
		const user = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
		if (user === undefined) return null;
		const { id, code } = await issueCode(trx, { userId: user.id, email, purpose, secret: call.config.jwtSecret });
		const mail = { recipient: email, market: call.lang };
		if (purpose === 'password') await sendAccountMail(trx, purpose, { ...mail, proof: toNewPasswordUrl(call, id, code) });
		else await sendAccountMail(trx, purpose, { ...mail, proof: code });
		return id;
	});
}
