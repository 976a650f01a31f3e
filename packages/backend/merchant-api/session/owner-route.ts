import { toAddressKey } from '@titraj/contract/formats/address-key.ts';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { createOwner, hasOwner, isSetupCode, type OwnerError, SHORTEST_OWNER_PASSWORD } from '../../accounts/index.ts';
import { takeAttempt } from '../../platform/attempts/attempts.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { badRequest, Refusal } from '../../platform/http/refusal.ts';
import { isOwnRequest, openStaffSession, writeAudit } from '../../staff/index.ts';
import { toJoined } from '../http/joined-transaction.ts';
import { sendFieldErrors } from '../http/register-route.ts';
import { Strict } from '../schemas/text.ts';
import { FOREIGN, sendWait } from './session-route.ts';

export const OWNER_PATH = '/owner';

export const NewOwner = Strict({
	/** Printed by the backend when it starts. */
	code: Type.String({ maxLength: 100 }),
	email: Type.String({ maxLength: 254 }),
	password: Type.String({ maxLength: 200 }),
	first_name: Type.String({ maxLength: 100 }),
	last_name: Type.String({ maxLength: 100 }),
});
export type NewOwner = Static<typeof NewOwner>;
export const OwnerState = Strict({ exists: Type.Boolean() });

const typed = Compile(NewOwner);
const HAS_OWNER = new Refusal(409, 'Conflict', 'the shop has an owner: sign in');
const WRONG_CODE = new Refusal(403, 'Forbidden', 'the setup code is wrong; the one that the backend printed at its last start counts');

const ERRORS: Readonly<Record<Exclude<OwnerError, 'has_owner'>, { readonly field: string; readonly reason: string }>> = {
	email: { field: 'email', reason: 'is no e-mail address' },
	email_taken: { field: 'email', reason: 'belongs to the account of a customer' },
	name: { field: 'first_name', reason: 'and last_name are needed' },
	password: { field: 'password', reason: `${SHORTEST_OWNER_PASSWORD} characters or more, and not easy to guess` },
};

/** The entry of the log of changes. */
function note(trx: Database, userId: number, { email, first_name, last_name }: Omit<Static<typeof NewOwner>, 'code'>): Promise<void> {
	const after = { role: 'owner', email, first_name, last_name };
	return writeAudit(trx, { caller: `person ${userId}`, name: email, operation: 'createOwner', entity: `/staff/${userId}`, before: null, after });
}

/** Creates the owner of a shop without one, by the setup code from the terminal (ADR 0071). */
export function registerOwner(scope: FastifyInstance, { db }: Pick<Shop, 'db'>): void {
	scope.get(OWNER_PATH, async (_request, reply) => reply.header('cache-control', 'no-store').send({ exists: await hasOwner(db) }));

	scope.post(OWNER_PATH, async (request, reply) => {
		if (!isOwnRequest(request)) return sendProblem(request, reply, FOREIGN);
		if (await hasOwner(db)) return sendProblem(request, reply, HAS_OWNER);
		if (!typed.Check(request.body)) return sendProblem(request, reply, badRequest('send code, email, password, first_name and last_name'));
		const { code, ...owner } = request.body;
		const wait = await takeAttempt(db, [{ key: `owner from ${toAddressKey(request.ip) ?? request.ip}`, free: 10, firstWait: 30 }]);
		if (wait > 0) return sendWait(request, reply, wait);
		if (!(await isSetupCode(db, code))) return sendProblem(request, reply, WRONG_CODE);
		const created = await db.transaction().execute(async (trx) => {
			const outcome = await createOwner(toJoined(trx), owner);
			if (!('error' in outcome)) await note(trx, outcome.userId, owner);
			return outcome;
		});
		if (!('error' in created)) {
			await openStaffSession(request, reply, { app: scope, db, userId: created.userId });
			return reply.header('cache-control', 'no-store').send({ exists: true });
		}
		if (created.error === 'has_owner') return sendProblem(request, reply, HAS_OWNER);
		return sendFieldErrors(request, reply, { status: 422, errors: [ERRORS[created.error]] });
	});
}
