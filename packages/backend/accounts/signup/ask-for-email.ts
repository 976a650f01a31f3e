import { takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Call } from '../../platform/http/handler.ts';
import { issueCode } from '../codes/issue-code.ts';
import { toConfirmUrl, toForgottenUrl } from '../codes/links.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import type { Database } from '../tables.ts';

/** Mails in a row to one address. */
const MAILS = 5;

interface Change {
	userId: number;
	present: string;
	email: string;
}

/**
 * Whether another change of e-mail may be requested: limits the mails that a signed-in customer can cause to strangers or to the current
 * address.
 */
export const mayAskForEmail = async (db: Database, { userId, email }: Pick<Change, 'userId' | 'email'>): Promise<boolean> =>
	(await takeAttempt(db, [
		{ key: `email mail ${email}`, free: MAILS, firstWait: 600 },
		{ key: `email of ${userId}`, free: 2 * MAILS, firstWait: 600 },
	])) === 0;

/**
 * Mails a code to the new address and a notice to the old one; earlier codes expire. If the new address already has an account, its mail
 * says so instead of containing a code.
 */
export async function askForEmail(trx: Database, call: Call, { userId, present, email }: Change): Promise<void> {
	const market = call.lang;
	const now = new Date();
	await trx
		.updateTable('user_codes')
		.set({ expires_at: now })
		.where('user_id', '=', userId)
		.where('purpose', '=', 'email')
		.where('used_at', 'is', null)
		.where('expires_at', '>', now)
		.execute();
	await trx.updateTable('users').set({ email_pending: email }).where('id', '=', userId).execute();
	await sendAccountMail(trx, 'email_changing', { recipient: present, market, proof: toForgottenUrl(call) });
	const taken = await trx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
	if (taken !== undefined) return sendAccountMail(trx, 'known', { recipient: email, market, proof: toForgottenUrl(call) });
	const { id, code } = await issueCode(trx, { userId, email, purpose: 'email', secret: call.config.jwtSecret });
	await sendAccountMail(trx, 'email', { recipient: email, market, proof: toConfirmUrl(call, id, code) });
}
