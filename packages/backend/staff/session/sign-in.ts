import { toAddressKey } from '@titraj/contract/formats/address-key.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkPassword, clearLogin, takeLogin } from '../../accounts/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import { createSession } from '../../platform/visitor/session.ts';
import { notifyOwners } from '../mails/send-staff-mail.ts';
import { proveFactor } from '../second-factor/second-factor.ts';
import { findDevice, giveCookies } from './cookies.ts';
import { findPerson, type Person, type StaffSession, type StaffTools, toCsrf } from './find-staff.ts';

/**
 * Seconds to wait, or a wrong e-mail or password: accounts without a role get the same answer. `code_needed`: the password is right, and the code of the second
 * factor is missing; `code_wrong`: it is not the right one.
 */
export type SignInOutcome = Pick<StaffSession, 'person' | 'csrf' | 'needsSecondFactor'> | { readonly wait: number } | 'wrong' | 'code_needed' | 'code_wrong';

interface Typed {
	readonly email: string;
	readonly password: string;
	/** Of the app, or a recovery code; empty if none was typed. */
	readonly code: string;
}

/** Signs a person in: checks the password within the limits of attempts, and sets the cookies. */
export async function signInStaff(
	request: FastifyRequest,
	reply: FastifyReply,
	{ app, db, secret, now, typed }: Omit<StaffTools, 'db'> & { readonly db: Database; readonly now: Date; readonly typed: Typed },
): Promise<SignInOutcome> {
	const email = typed.email.trim().toLowerCase().slice(0, 254);
	const user = await db.selectFrom('users').select(['id', 'password_hash']).where('email', '=', email).executeTakeFirst();
	const login = { email, client: toAddressKey(request.ip) ?? request.ip, device: user ? findDevice(request, app, user.id) : null, mailsLink: false };
	const verdict = await takeLogin(db, login);
	if (verdict.kind !== 'allowed') return { wait: verdict.wait };
	if (!(await checkPassword(typed.password.slice(0, 200), user?.password_hash)) || user === undefined) return 'wrong';
	const found = await findPerson(db, user.id);
	if (found === null) return 'wrong';
	if (found.hasFactor) {
		const refused = await proveCode(db, { userId: user.id, secret, code: typed.code, now }, found.person);
		if (refused !== null) return refused;
	}
	await clearLogin(db, login);
	const csrf = toCsrf(await openStaffSession(request, reply, { app, db, userId: user.id }), secret);
	return { person: found.person, csrf, needsSecondFactor: found.isRequired && !found.hasFactor };
}

/** Null if the code is right. A used recovery code is mailed to the owners. */
async function proveCode(db: Database, proof: Parameters<typeof proveFactor>[1], { email }: Person): Promise<SignInOutcome | null> {
	if (proof.code.trim() === '') return 'code_needed';
	const proved = await proveFactor(db, proof);
	if (typeof proved === 'number') return { wait: proved };
	if (proved === 'wrong') return 'code_wrong';
	if (proved === 'recovery')
		await notifyOwners(db, { who: email, what: { hr: 'iskorišten rezervni kod pri prijavi', en: 'a recovery code was used to sign in' }, when: proof.now });
	return null;
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
