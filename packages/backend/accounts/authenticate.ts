import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/http/refusal.ts';
import { findSession, NOBODY, type Session } from '../platform/visitor/session.ts';
import type { Database } from './tables.ts';

/** Returns the session of the bearer token, or a 401 if the endpoint needs a token and it is missing or invalid (Spec 8). */
export async function authenticate(app: FastifyInstance, db: Database, request: FastifyRequest, name: EndpointName): Promise<Session | Refusal> {
	const id = readSessionId(app, request);
	const session = id === null ? null : await findSession(db, id);
	if (session !== null) return session;
	return needsNoToken(name) ? NOBODY : new Refusal(401, 'Unauthorized', 'a valid bearer token is needed');
}

function needsNoToken(name: EndpointName): boolean {
	const endpoint = endpoints[name];
	return 'token' in endpoint && endpoint.token === 'none';
}

function readSessionId(app: FastifyInstance, request: FastifyRequest): string | null {
	const [scheme, token] = (request.headers.authorization ?? '').split(' ');
	if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
	try {
		const { jti, aud } = app.jwt.verify<{ jti?: unknown; aud?: unknown }>(token);
		// Tokens with an audience belong to the back office's cookies.
		return typeof jti === 'string' && aud === undefined ? jti : null;
	} catch {
		return null;
	}
}
