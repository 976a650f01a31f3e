import { chooseNewsletter } from '../../content/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { isUuid } from '../../platform/text/is-uuid.ts';
import { isCode } from '../codes/codes.ts';
import { issueCode } from '../codes/issue-code.ts';
import { toNewPasswordPath } from '../codes/links.ts';
import { adoptOrders } from '../profile/adopt-orders.ts';
import { confirmEmail } from './confirm-email.ts';

const INVALID = { success: false, label_name: 'error_code_invalid' };
const USED = { success: false, label_name: 'error_code_used' };

/**
 * Opens the account of a signup, or applies a change of e-mail; once. The mail proves who owns the e-mail, and the session proves who chose
 * the password: if the link is opened in another browser than the signup, the password is dropped and the owner chooses a new one. So
 * signing up with a stranger's e-mail gains nothing.
 */
export const confirm: Handler<'_get_hapi_auth_signup_confirm'> = async ({ id, code }, call) => {
	const { db, config } = call;
	if (!isUuid(id)) return INVALID;
	return db.transaction().execute(async (trx) => {
		const proof = { id, code, secret: config.jwtSecret };
		const waiting = await trx.selectFrom('signups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
		if (waiting === undefined) return confirmEmail(trx, proof, call);
		if (!isCode(waiting.code_hash, proof) || waiting.expires_at < new Date()) return INVALID;
		if (waiting.used_at !== null) return USED;
		const { email, first_name, last_name, phone, newsletter } = waiting;
		const isFromHere = waiting.session_id === call.session.id;
		const password_hash = isFromHere ? waiting.password_hash : null;
		await trx.updateTable('signups').set({ used_at: new Date(), password_hash: '' }).where('id', '=', id).execute();
		const user = await trx
			.insertInto('users')
			.values({ email, password_hash, first_name, last_name, phone })
			.onConflict((conflict) => conflict.column('email').doNothing())
			.returning('id')
			.executeTakeFirst();
		if (user === undefined) return USED;
		await adoptOrders(trx, user.id, email);
		if (newsletter) await chooseNewsletter(trx, { email, wanted: true }, call);
		const confirmed = { confirmed: 'signup' as const, email };
		if (isFromHere) return { success: true, data: confirmed };
		const chosen = await issueCode(trx, { userId: user.id, email, purpose: 'password', secret: config.jwtSecret });
		return { success: true, data: { ...confirmed, new_password_path: toNewPasswordPath(chosen.id, chosen.code) } };
	});
};
