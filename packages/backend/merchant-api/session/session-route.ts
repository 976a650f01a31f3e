import { toAddressKey } from '@titraj/contract/formats/address-key.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { badRequest, Refusal } from '../../platform/http/refusal.ts';
import { revokeSession } from '../../platform/visitor/session.ts';
import {
	askStaffPassword,
	confirmSession,
	findStaff,
	isOwnRequest,
	ROLES,
	type StaffSession,
	setStaffPassword,
	signInStaff,
	takeCookie,
} from '../../staff/index.ts';
import { authenticatePerson } from '../http/authenticate-person.ts';
import { toScopes } from '../keys/scope-roles.ts';
import { Strict } from '../schemas/text.ts';

export const SESSION_PATH = '/session';

export const Credentials = Strict({
	email: Type.String({ maxLength: 254 }),
	password: Type.String({ maxLength: 200 }),
	/** Of the second factor's app, or a recovery code; without it a person who has one is answered `Code Needed`. */
	code: Type.Optional(Type.String({ maxLength: 40 })),
});

export const Confirmation = Strict({ password: Type.String({ maxLength: 200 }) });
export const PasswordReset = Strict({ email: Type.String({ maxLength: 254 }) });
export const NewPassword = Strict({ id: Type.String({ maxLength: 40 }), code: Type.String({ maxLength: 100 }), password: Type.String({ maxLength: 200 }) });

/** Who is signed in, what they may do, and the token that their writes send in `x-csrf-token`. */
export const SessionView = Strict({
	id: Type.Integer(),
	email: Type.String(),
	first_name: Type.String(),
	last_name: Type.String(),
	role: Type.Enum([...ROLES]),
	scopes: Type.Array(Type.String()),
	csrf: Type.String(),
	/** Whether customers and staff get the mails of the shop; the back office announces a mail only then. */
	sends_mail: Type.Boolean(),
	/** Whether the shop issues gift vouchers. */
	issues_vouchers: Type.Boolean(),
	/** The role needs a second factor that the person has not set up: other calls are refused until then. */
	needs_second_factor: Type.Boolean(),
});
export type SessionView = Static<typeof SessionView>;

const typed = Compile(Credentials);
const confirmation = Compile(Confirmation);
const reset = Compile(PasswordReset);
const newPassword = Compile(NewPassword);
const NOT_SIGNED_IN = new Refusal(401, 'Unauthorized', 'not signed in');
const WRONG = new Refusal(403, 'Forbidden', 'the e-mail or the password is wrong');
const CODE = {
	code_needed: new Refusal(403, 'Code Needed', 'send the code of the second factor'),
	code_wrong: new Refusal(403, 'Code Wrong', 'the code is wrong, or was used before'),
};
export const FOREIGN = new Refusal(403, 'Forbidden', 'sign in on a page of this origin');

/** People sign in to the merchant API with e-mail and password, and get a session cookie. */
export function registerSession(scope: FastifyInstance, { db, config }: Shop): void {
	const tools = { app: scope, db, secret: config.jwtSecret };

	scope.get(SESSION_PATH, async (request, reply) => {
		const staff = await findStaff(request, tools);
		return staff === null ? sendProblem(request, reply, NOT_SIGNED_IN) : reply.header('cache-control', 'no-store').send(toView(staff, config));
	});

	scope.post(SESSION_PATH, async (request, reply) => {
		if (!isOwnRequest(request)) return sendProblem(request, reply, FOREIGN);
		if (!typed.Check(request.body)) return sendProblem(request, reply, badRequest('send email and password'));
		const outcome = await signInStaff(request, reply, { ...tools, now: config.now(), typed: { code: '', ...request.body } });
		if (outcome === 'wrong') return sendProblem(request, reply, WRONG);
		if (outcome === 'code_needed' || outcome === 'code_wrong') return sendProblem(request, reply, CODE[outcome]);
		if ('wait' in outcome) return sendWait(request, reply, outcome.wait);
		return reply.header('cache-control', 'no-store').send(toView(outcome, config));
	});

	scope.post(`${SESSION_PATH}/confirmation`, async (request, reply) => {
		const caller = await authenticatePerson(request, tools, { beforeSecondFactor: true });
		if (caller instanceof Refusal) return sendProblem(request, reply, caller);
		if (!confirmation.Check(request.body)) return sendProblem(request, reply, badRequest('send password'));
		if (caller.person === null) return sendProblem(request, reply, NOT_SIGNED_IN);
		const outcome = await confirmSession(db, { userId: caller.person.id, sessionId: caller.person.sessionId, password: request.body.password });
		if (outcome === 'wrong') return sendProblem(request, reply, new Refusal(403, 'Forbidden', 'the password is wrong'));
		return outcome === 'done' ? { confirmed: true } : sendWait(request, reply, outcome);
	});

	scope.post('/password-reset', async (request, reply) => {
		if (!isOwnRequest(request)) return sendProblem(request, reply, FOREIGN);
		if (!reset.Check(request.body)) return sendProblem(request, reply, badRequest('send email'));
		const wait = await askStaffPassword(db, {
			...{ email: request.body.email, client: clientOf(request), origin: `${request.protocol}://${request.host}`, secret: config.jwtSecret },
		});
		return wait === 0 ? { asked: true } : sendWait(request, reply, wait);
	});

	scope.post('/password', async (request, reply) => {
		if (!isOwnRequest(request)) return sendProblem(request, reply, FOREIGN);
		if (!newPassword.Check(request.body)) return sendProblem(request, reply, badRequest('send id, code and password'));
		const outcome = await setStaffPassword(db, { ...request.body, client: clientOf(request), secret: config.jwtSecret });
		if (outcome === 'weak')
			return sendProblem(request, reply, new Refusal(422, 'Unprocessable Content', 'password: 12 characters or more, and not easy to guess'));
		return outcome === 'done' ? { saved: true } : sendProblem(request, reply, new Refusal(403, 'Forbidden', 'the link is used, expired or wrong'));
	});

	scope.delete(SESSION_PATH, async (request, reply) => {
		const caller = await authenticatePerson(request, tools, { beforeSecondFactor: true });
		if (caller instanceof Refusal) return sendProblem(request, reply, caller);
		if (caller.person !== null) await revokeSession(db, caller.person.sessionId);
		takeCookie(reply);
		return { ended: true };
	});
}

export const sendWait = (request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply =>
	sendProblem(request, reply.header('retry-after', String(seconds)), new Refusal(429, 'Too Many Requests', `too many attempts: try again in ${seconds} s`));

const clientOf = ({ ip }: FastifyRequest): string => toAddressKey(ip) ?? ip;

const toView = (
	{ person, csrf, needsSecondFactor }: Pick<StaffSession, 'person' | 'csrf' | 'needsSecondFactor'>,
	{ sendsMail, issuesVouchers }: Shop['config'],
): Static<typeof SessionView> => ({
	...person,
	scopes: [...toScopes(person.role)],
	csrf,
	sends_mail: sendsMail,
	issues_vouchers: issuesVouchers,
	needs_second_factor: needsSecondFactor,
});
