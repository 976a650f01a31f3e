import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'admin_session';
/** Seconds; about a working day. */
const SESSION_AGE = 12 * 3600;
/** Identifies a browser in which somebody has signed in. It grants only a separate limit of login attempts. */
const DEVICE_COOKIE = 'admin_device';
const DEVICE_AGE = 365 * 24 * 3600;

interface Token {
	readonly jti: string;
	readonly sub?: string;
	readonly aud: string;
}

/** A cookie's signed token; null for a missing, forged or expired one. */
export function readToken(request: FastifyRequest, app: FastifyInstance, name: string): Token | null {
	const token = new RegExp(`(?:^|;\\s*)${cookieName(request, name)}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];
	if (token === undefined) return null;
	try {
		const read = app.jwt.verify<Token>(token);
		return read.aud === name ? read : null;
	} catch {
		return null;
	}
}

/** The browser's device id, if this user was the last to sign in with it. */
export function findDevice(request: FastifyRequest, app: FastifyInstance, userId: number): string | null {
	const device = readToken(request, app, DEVICE_COOKIE);
	return device?.sub === String(userId) ? device.jti : null;
}

/** Sets the session cookie and the device cookie after signing in. */
export function giveCookies(reply: FastifyReply, app: FastifyInstance, { sessionId, userId }: { sessionId: string; userId: number }): void {
	setCookie(reply, SESSION_COOKIE, { value: app.jwt.sign({ jti: sessionId, aud: SESSION_COOKIE }, { expiresIn: SESSION_AGE }), age: SESSION_AGE });
	setCookie(reply, DEVICE_COOKIE, {
		value: app.jwt.sign({ jti: randomUUID(), sub: String(userId), aud: DEVICE_COOKIE }, { expiresIn: DEVICE_AGE }),
		age: DEVICE_AGE,
	});
}

export function takeCookie(reply: FastifyReply): void {
	setCookie(reply, SESSION_COOKIE, { value: '', age: 0 });
}

/** Both `/admin/` and `/merchant/` need the cookie, so its path is the whole host. */
function setCookie(reply: FastifyReply, name: string, { value, age }: { value: string; age: number }): void {
	const { request } = reply;
	const place = isTls(request) ? 'Path=/; Secure' : 'Path=/';
	reply.header('set-cookie', `${cookieName(request, name)}=${value}; ${place}; Max-Age=${age}; HttpOnly; SameSite=Strict`);
}

/** Over TLS the `__Host-` prefix keeps other hosts of the domain from setting the cookie; it requires `Path=/` (docs/decisions/0032). */
const cookieName = (request: FastifyRequest, name: string): string => (isTls(request) ? `__Host-${name}` : name);

const isTls = (request: FastifyRequest): boolean => request.protocol === 'https';
