import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Shop } from '../../platform/http/handler.ts';
import { sendProblem } from '../../platform/http/problem.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Scope } from '../keys/scopes.ts';
import { type ApiKey, authenticateKey } from './authenticate-key.ts';
import { setKeyOf } from './key-of-request.ts';
import { createRateLimit } from './rate-limit.ts';

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Scopes, of which the key needs one; undefined for public routes. */
		readonly scopes?: readonly Scope[];
	}
}

/** Wrong keys per minute from one IP address. */
const WRONG_KEYS = 20;

/** Checks the key and its rate limit before the body is read. Attempts with wrong keys are limited by IP address. */
export function registerGuard(scope: FastifyInstance, { db, config }: Shop): void {
	const ofKey = createRateLimit(config.merchantCallsPerMinute);
	const ofStranger = createRateLimit(WRONG_KEYS);

	scope.addHook('onRequest', async (request, reply) => {
		const { scopes } = request.routeOptions.config;
		if (scopes === undefined) return;
		const key = await authenticateKey(db, request.headers.authorization);
		const [who, limit]: [string, typeof ofKey] = key instanceof Refusal ? [request.ip, ofStranger] : [String(key.id), ofKey];
		const seconds = limit(who, performance.now());
		if (seconds > 0)
			return sendProblem(request, reply.header('retry-after', String(seconds)), new Refusal(429, 'Too Many Requests', `try again in ${seconds} s`));
		if (key instanceof Refusal) return sendProblem(request, reply.header('www-authenticate', 'Bearer'), key);
		return hasScope(key, scopes)
			? letIn(request, key)
			: sendProblem(request, reply, new Refusal(403, 'Forbidden', `the key lacks a scope: ${scopes.join(' or ')}`));
	});
}

const hasScope = (key: ApiKey, scopes: readonly Scope[]): boolean => scopes.some((scope) => key.scopes.has(scope));

function letIn(request: FastifyRequest, key: ApiKey): undefined {
	setKeyOf(request, key);
	return undefined;
}
