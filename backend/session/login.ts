import { clearLogin, takeLogin } from '../accounts/login-attempts.ts';
import type { Handler } from '../http/handler.ts';
import { openUserSession } from './open-user-session.ts';
import { checkPassword } from './passwords.ts';

/** Known, unknown and waiting for confirmation cost the same: two look-ups and one password check. */
export const login: Handler<'_post_hapi_auth_login'> = async (body, { db, session, signToken, client }) => {
	const email = body.email.trim().toLowerCase();
	const wait = await takeLogin(db, { email, client });
	if (wait > 0) return { success: false, label_name: 'error_too_many_attempts', retry_after: wait };
	const user = await db.selectFrom('users').select(['id', 'password_hash']).where('email', '=', email).executeTakeFirst();
	const waiting = await db
		.selectFrom('signups')
		.select('password_hash')
		.where('email', '=', email)
		.where('used_at', 'is', null)
		.where('expires_at', '>', new Date())
		.orderBy('created_at', 'desc')
		.limit(1)
		.executeTakeFirst();
	const valid = await checkPassword(body.password, user === undefined ? waiting?.password_hash : user.password_hash);
	if (!valid) return { success: false, label_name: 'error_login_invalid' };
	await clearLogin(db, { email, client });
	if (user === undefined) return { success: false, label_name: 'error_login_unconfirmed' };
	return { success: true, data: { jwt: signToken(await openUserSession(db, session, user.id)) } };
};
