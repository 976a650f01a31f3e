import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Scope } from '../keys/scopes.ts';
import { authenticateKey } from './authenticate-key.ts';
import { authenticatePerson } from './authenticate-person.ts';
import { type Caller, setCaller } from './caller.ts';
import { createRateLimit } from './rate-limit.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Scopes, of which the caller needs one; undefined for public routes. */
		readonly scopes?: readonly Scope[];
	}
}

/** Wrong keys per minute from one IP address. */
const WRONG_KEYS = 20;

/**
 * Checks the caller and the rate limit before the body is read: a key in the Authorization header, otherwise the session cookie of a person
 * where the back office is on. Attempts with wrong keys are limited by IP address.
 */
export function registerGuard(scope: FastifyInstance, { db, config }: Shop): void {
	const ofCaller = createRateLimit(config.merchantCallsPerMinute);
	const ofStranger = createRateLimit(WRONG_KEYS);
	const people = { app: scope, db, secret: config.jwtSecret };
	const authenticate = (request: FastifyRequest): Promise<Caller | Refusal> => {
		const { authorization, cookie } = request.headers;
		return authorization === undefined && cookie !== undefined && config.adminPages ? authenticatePerson(request, people) : authenticateKey(db, authorization);
	};

	scope.addHook('onRequest', async (request, reply) => {
		const { scopes } = request.routeOptions.config;
		if (scopes === undefined) return;
		const caller = await authenticate(request);
		const [who, limit]: [string, typeof ofCaller] = caller instanceof Refusal ? [request.ip, ofStranger] : [caller.id, ofCaller];
		const seconds = limit(who, performance.now());
		if (seconds > 0)
			return sendProblem(request, reply.header('retry-after', String(seconds)), new Refusal(429, 'Too Many Requests', `try again in ${seconds} s`));
		if (caller instanceof Refusal) return sendProblem(request, caller.status === 401 ? reply.header('www-authenticate', 'Bearer') : reply, caller);
		if (hasScope(caller, scopes)) return void setCaller(request, caller);
		const lacking = caller.person === null ? 'the key lacks a scope' : `the role ${caller.person.role} lacks a right`;
		return sendProblem(request, reply, new Refusal(403, 'Forbidden', `${lacking}: ${scopes.join(' or ')}`));
	});
}

const hasScope = (caller: Caller, scopes: readonly Scope[]): boolean => scopes.some((scope) => caller.scopes.has(scope));
