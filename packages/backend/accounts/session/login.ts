import { takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Call, Handler } from '../../platform/http/handler.ts';
import { atLeast } from '../../platform/time/at-least.ts';
import { toSignInUrl } from '../codes/links.ts';
import { sendAccountMail } from '../mail/send-account-mail.ts';
import { clearLogin, takeLogin } from './login-attempts.ts';
import { openUserSession } from './open-user-session.ts';
import { checkPassword } from './passwords.ts';
import { isSignInProof, toSignInProof } from './sign-in-proof.ts';

/** Minimum response time in milliseconds, longer than writing a mail takes. */
const ANSWER_MS = 150;
/** Links in a row to one address; further ones are silently dropped until a wait is over. */
const LINKS = 3;

/** Known, unknown and unconfirmed e-mails take the same time: two queries and one password check. */
export const login: Handler<'_post_hapi_auth_login'> = async (body, call) => {
	const { db, config, session, signToken, client } = call;
	const email = body.email.trim().toLowerCase();
	const attempt = { email, client, device: await findDevice(call, email, body.sign_in_proof), mailsLink: config.sendsMail };
	const verdict = await takeLogin(db, attempt);
	if (verdict.kind === 'account' && config.sendsMail) {
		await atLeast(ANSWER_MS, () => mailLink(call, email));
		return { success: false, label_name: 'error_login_link_mailed' };
	}
	if (verdict.kind !== 'allowed') return { success: false, label_name: 'error_too_many_attempts', retry_after: verdict.wait };
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

/** Mails a link that lets the owner sign in despite the guesses of others. Nothing is mailed to unknown e-mails. */
async function mailLink(call: Call, email: string): Promise<void> {
	if ((await takeAttempt(call.db, [{ key: `login link ${email}`, free: LINKS, firstWait: 600 }])) > 0) return;
	const user = await call.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
	if (user === undefined) return;
	const proof = toSignInProof({ email, secret: call.config.jwtSecret, now: Date.now() });
	await sendAccountMail(call.db, 'sign_in', { recipient: email, market: call.lang, proof: toSignInUrl(call, proof) });
}

/** What identifies the browser, if it is the owner's: it has signed in before, or opened the mailed link. Null for any other. */
async function findDevice({ db, config, session }: Call, email: string, proof: string | undefined): Promise<string | null> {
	if (proof !== undefined && isSignInProof(proof, { email, secret: config.jwtSecret, now: Date.now() })) return proof;
	const { id, known_user_id } = session;
	if (known_user_id === null) return null;
	const owner = await db.selectFrom('users').select('id').where('id', '=', known_user_id).where('email', '=', email).executeTakeFirst();
	return owner ? id : null;
}
