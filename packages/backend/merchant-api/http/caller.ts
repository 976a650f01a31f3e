import type { FastifyRequest } from 'fastify';
import type { Person } from '../../staff/index.ts';
import type { Scope } from '../keys/scopes.ts';

/** Who calls: a program with its key, or a person with their session. */
export interface Caller {
	/** `key 5` or `person 7`; limits and idempotency keys belong to it. */
	readonly id: string;
	/** Name of the key, or e-mail of the person. */
	readonly name: string;
	readonly scopes: ReadonlySet<Scope>;
	/** Null for a key. */
	readonly person: (Person & { readonly sessionId: string }) | null;
}

const CALLERS = new WeakMap<FastifyRequest, Caller>();

export const setCaller = (request: FastifyRequest, caller: Caller): void => void CALLERS.set(request, caller);

/** The caller that the guard has let in. */
export function callerOf(request: FastifyRequest): Caller {
	const caller = CALLERS.get(request);
	if (caller === undefined) throw new Error('A request of the merchant API was not authenticated');
	return caller;
}
