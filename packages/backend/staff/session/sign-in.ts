import { toAddressKey } from '@titraj/contract/formats/address-key.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkPassword, clearLogin, takeLogin } from '../../accounts/index.ts';
import { createSession } from '../../platform/visitor/session.ts';
import { findDevice, giveCookies } from './cookies.ts';
import { findPerson, type Person, type StaffTools, toCsrf } from './find-staff.ts';

/** Seconds to wait, or a wrong e-mail or password: accounts without a role get the same answer. */
export type SignInOutcome = { readonly person: Person; readonly csrf: string } | { readonly wait: number } | 'wrong';

/** Signs a person in: checks the password within the limits of attempts, and sets the cookies. */
export async function signInStaff(
	request: FastifyRequest,
	reply: FastifyReply,
	{ app, db, secret, typed }: StaffTools & { readonly typed: { readonly email: string; readonly password: string } },
): Promise<SignInOutcome> {
	const email = typed.email.trim().toLowerCase().slice(0, 254);
	const user = await db.selectFrom('users').select(['id', 'password_hash']).where('email', '=', email).executeTakeFirst();
	const login = { email, client: toAddressKey(request.ip) ?? request.ip, device: user ? findDevice(request, app, user.id) : null, mailsLink: false };
	const verdict = await takeLogin(db, login);
	if (verdict.kind !== 'allowed') return { wait: verdict.wait };
	if (!(await checkPassword(typed.password.slice(0, 200), user?.password_hash)) || user === undefined) return 'wrong';
	const person = await findPerson(db, user.id);
	if (person === null) return 'wrong';
	await clearLogin(db, login);
	return { person, csrf: toCsrf(await openStaffSession(request, reply, { app, db, userId: user.id }), secret) };
}

/** Opens a session for a person whose identity is proven, notes the browser, and sets the cookies. */
export async function openStaffSession(
	request: FastifyRequest,
	reply: FastifyReply,
	{ app, db, userId }: Omit<StaffTools, 'secret'> & { readonly userId: number },
): Promise<string> {
	const sessionId = await createSession(db, userId);
	const browser = (request.headers['user-agent'] ?? '').slice(0, 300);
	await db.insertInto('staff_sessions').values({ session_id: sessionId, browser, address: request.ip }).execute();
	giveCookies(reply, app, { sessionId, userId });
	return sessionId;
}
