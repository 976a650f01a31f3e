import { findPasswordError } from '@titraj/contract/formats/password.ts';
import { collectErrors, refuseForm } from '../../platform/http/form.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { toForgottenUrl } from '../codes/links.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import { liftLogin } from '../session/login-attempts.ts';
import { hashPassword } from '../session/passwords.ts';
import { findPasswordCode } from './password-code.ts';
import { setPassword } from './set-password.ts';

export const checkForgottenPassword: Handler<'_get_hapi_auth_forgotten_password_check'> = async ({ id, code }, { db, config }) => ({
	success: (await findPasswordCode(db, { id, code, secret: config.jwtSecret })) !== null,
});

/** Sets a new password. Uses up the code and ends all sessions of the account. */
export const newPassword: Handler<'_post_hapi_auth_new_password'> = async ({ id, code, password }, call) => {
	const errors = collectErrors({ password: findPasswordError(password) });
	if (errors !== null) return refuseForm(errors);
	const password_hash = await hashPassword(password);
	return call.db.transaction().execute(async (trx) => {
		const found = await findPasswordCode(trx, { id, code, secret: call.config.jwtSecret });
		if (found === null) return { success: false, label_name: 'error_code_invalid' };
		const recipient = await setPassword(trx, { userId: found.userId, password_hash, keepSession: null });
		// The code was mailed to the owner, so this browser is theirs: guessing strangers cannot lock it out.
		await trx.updateTable('sessions').set({ known_user_id: found.userId }).where('id', '=', call.session.id).where('user_id', 'is', null).execute();
		await liftLogin(trx, { email: recipient, client: call.client, device: null });
		await sendAccountMail(trx, 'password_changed', { recipient, market: call.lang, proof: toForgottenUrl(call) });
		return { success: true };
	});
};
