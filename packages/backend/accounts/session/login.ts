import type { Database } from '../../platform/database/tables.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Session } from '../../platform/visitor/session.ts';
import { clearLogin, takeLogin } from './login-attempts.ts';
import { openUserSession } from './open-user-session.ts';
import { checkPassword } from './passwords.ts';

/** Known, unknown and unconfirmed e-mails take the same time: two queries and one password check. */
export const login: Handler<'_post_hapi_auth_login'> = async (body, { db, session, signToken, client }) => {
	const email = body.email.trim().toLowerCase();
	const attempt = { email, client, device: await findDevice(db, session, email) };
	const wait = await takeLogin(db, attempt);
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
	await clearLogin(db, attempt);
	if (user === undefined) return { success: false, label_name: 'error_login_unconfirmed' };
	return { success: true, data: { jwt: signToken(await openUserSession(db, session, user.id)) } };
};

/** The session, if the account's owner has signed in with this browser before; null otherwise. */
async function findDevice(db: Database, { id, known_user_id }: Session, email: string): Promise<string | null> {
	if (known_user_id === null) return null;
	const owner = await db.selectFrom('users').select('id').where('id', '=', known_user_id).where('email', '=', email).executeTakeFirst();
	return owner ? id : null;
}
