import { findPasswordError } from '@titraj/contract/formats/password.ts';
import { forCustomer } from '../../platform/http/for-customer.ts';
import { collectErrors, refuseForm } from '../../platform/http/form.ts';
import { toForgottenUrl } from '../codes/links.ts';
import { findOwnerError } from '../codes/prove-owner.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import { hashPassword } from '../session/passwords.ts';
import { setPassword } from './set-password.ts';

export const changePassword = forCustomer<'_post_hapi_auth_change_password'>(async ({ password, new_password }, call) => {
	const errors = collectErrors({ new_password: findPasswordError(new_password) });
	if (errors !== null) return refuseForm(errors);
	const error = await findOwnerError(call, call.userId, password);
	if (error !== null) return refuseForm({ password: error });
	const password_hash = await hashPassword(new_password);
	await call.db.transaction().execute(async (trx) => {
		const recipient = await setPassword(trx, { userId: call.userId, password_hash, keepSession: call.session.id });
		await sendAccountMail(trx, 'password_changed', { recipient, market: call.lang, proof: toForgottenUrl(call) });
	});
	return { success: true };
});
