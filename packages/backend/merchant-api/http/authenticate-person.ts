import { isSameSecret } from '@titraj/contract/is-same-secret.ts';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import { findStaff, isOwnRequest } from '../../staff/index.ts';
import { toScopes } from '../keys/scope-roles.ts';
import type { Caller } from './caller.ts';

const NOT_SIGNED_IN = new Refusal(401, 'Unauthorized', 'sign in, or send a key in the Authorization header: Bearer tk_…');
const NO_FACTOR = new Refusal(403, 'Second Factor Needed', 'your role needs a second factor: set it up first (POST /second-factor)');
const FOREIGN = new Refusal(403, 'Forbidden', 'a write with a session cookie needs x-csrf-token, and comes from a page of this origin');

/** Returns the person of the session cookie, or why the call is refused. A browser sends the cookie by itself, so writes also prove their page. */
export async function authenticatePerson(
	request: FastifyRequest,
	tools: Parameters<typeof findStaff>[1],
	{ beforeSecondFactor = false }: { /** Calls that set the second factor up. */ readonly beforeSecondFactor?: boolean } = {},
): Promise<Caller | Refusal> {
	const staff = await findStaff(request, tools);
	if (staff === null) return NOT_SIGNED_IN;
	if (staff.needsSecondFactor && !beforeSecondFactor) return NO_FACTOR;
	const { person, session, csrf } = staff;
	const sent = request.headers['x-csrf-token'];
	const isRead = request.method === 'GET' || request.method === 'HEAD';
	if (!isRead && !(isOwnRequest(request) && typeof sent === 'string' && isSameSecret(sent, csrf))) return FOREIGN;
	return { id: `person ${person.id}`, name: person.email, scopes: toScopes(person.role), person: { ...person, sessionId: session.id } };
}
