import { chooseNewsletter } from '../content/own-newsletter.ts';
import type { Handler } from '../http/handler.ts';
import { adoptOrders } from './adopt-orders.ts';
import { isCode, isUuid } from './codes.ts';
import { confirmEmail } from './confirm-email.ts';

const INVALID = { success: false, label_name: 'error_code_invalid' };
const USED = { success: false, label_name: 'error_code_used' };

/** Opens the account of a signup, or puts the new e-mail in place; once. */
export const confirm: Handler<'_get_hapi_auth_signup_confirm'> = async ({ id, code }, call) => {
	const { db, config } = call;
	if (!isUuid(id)) return INVALID;
	return db.transaction().execute(async (trx) => {
		const proof = { id, code, secret: config.jwtSecret };
		const waiting = await trx.selectFrom('signups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
		if (waiting === undefined) return confirmEmail(trx, proof, call);
		if (!isCode(waiting.code_hash, proof) || waiting.expires_at < new Date()) return INVALID;
		if (waiting.used_at !== null) return USED;
		const { email, password_hash, first_name, last_name, phone, newsletter } = waiting;
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
		return { success: true, data: { confirmed: 'signup' as const, email } };
	});
};
