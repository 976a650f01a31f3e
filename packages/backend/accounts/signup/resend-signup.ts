import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { takeAttempt } from '../../platform/attempts/attempts.ts';
import { refuseForm } from '../../platform/http/form.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { atLeast } from '../../platform/time/at-least.ts';
import { hashCode, newCode } from '../codes/codes.ts';
import { toConfirmUrl } from '../codes/links.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import type { Database } from '../tables.ts';
import { signupFromClient, signupMail, VALID_MS } from './signup-limits.ts';

/** Minimum response time in milliseconds, longer than writing takes. */
const ANSWER_MS = 150;

/**
 * Mails a new link if there is an unconfirmed signup with that e-mail, even if its link has expired. Response and response time are the
 * same otherwise.
 */
export const resendSignup: Handler<'_post_hapi_auth_signup_resend'> = async (body, call) => {
	const email = normaliseEmail(body.email);
	if (email === null) return refuseForm({ email: 'error_email_invalid' });
	const wait = call.client === null ? 0 : await takeAttempt(call.db, [signupFromClient(call.client)]);
	if (wait > 0) return { success: false, label_name: 'error_too_many_attempts' };
	await atLeast(ANSWER_MS, async () => {
		if ((await takeAttempt(call.db, [signupMail(email)])) > 0) return;
		await call.db.transaction().execute((trx) => resend(trx, call, email));
	});
	return { success: true };
};

/**
 * Prefers this visitor's signup, then the latest. Which password applies is decided when the link is used, by the session that signed up.
 */
async function resend(trx: Database, call: Call, email: string): Promise<void> {
	const waiting = await trx
		.selectFrom('signups')
		.select('id')
		.where('email', '=', email)
		.where('used_at', 'is', null)
		.orderBy(
			(eb) => eb('session_id', '=', call.session.id),
			(order) => order.desc().nullsLast(),
		)
		.orderBy('created_at', 'desc')
		.limit(1)
		.forUpdate()
		.executeTakeFirst();
	const known = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
	if (waiting === undefined || known !== undefined) return;
	const { id } = waiting;
	const code = newCode();
	const expires_at = new Date(Date.now() + VALID_MS);
	await trx
		.updateTable('signups')
		.set({ code_hash: hashCode(id, code, call.config.jwtSecret), expires_at })
		.where('id', '=', id)
		.execute();
	await sendAccountMail(trx, 'signup', { recipient: email, market: call.lang, proof: toConfirmUrl(call, id, code) });
}
