import { parseOwnPath } from '../../url/own-path.ts';
import { STAFF_COOKIE } from '../cache/cdn-headers.server.ts';

/** The bearer token; HttpOnly, so that page JavaScript never sees it (Spec 9, D19). */
const TOKEN_COOKIE = 'hapi_auth_token';
/** A hint for page scripts, not a secret: see `lib/platform/session/state-hint.ts`. */
export const STATE_COOKIE = 'shop_state';

/** Path to return to after a social login. */
const RETURN_COOKIE = 'shop_return';

const YEAR = 31_536_000;
const TEN_MINUTES = 600;

/** The value of one cookie of a request; undefined where it is missing or empty. */
export function readCookie(request: Request, name: string): string | undefined {
	for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
		const equals = pair.indexOf('=');
		if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim() || undefined;
	}
	return undefined;
}

/** The visitor's bearer token; undefined before the first one. */
export const readToken = (request: Request): string | undefined => readCookie(request, hostOnly(request, TOKEN_COOKIE));

/** Set-Cookie that stores the bearer token for a year (Spec 9). */
export function tokenCookie(request: Request, jwt: string): string {
	if (!/^[\w\-.~+/=]{1,4000}$/.test(jwt)) throw new Error('The backend returned a token that does not fit into a cookie');
	return write(request, { name: hostOnly(request, TOKEN_COOKIE), value: jwt, maxAge: YEAR, httpOnly: true });
}

/** Set-Cookie of the hint. */
export function stateCookie(request: Request, value: string): string {
	return write(request, { name: STATE_COOKIE, value, maxAge: YEAR, httpOnly: false });
}

/** Set-Cookie that sets or clears the staff marker. It grants nothing: the backend decides by the token. */
export function staffCookie(request: Request, isStaff: boolean): string {
	return write(request, { name: STAFF_COOKIE, value: isStaff ? '1' : '', maxAge: isStaff ? YEAR : 0, httpOnly: true });
}

/** Set-Cookie that stores the starting page of a social login for ten minutes; null clears it. */
export function returnCookie(request: Request, path: string | null): string {
	const value = path === null ? '' : encodeURIComponent(path);
	return write(request, { name: hostOnly(request, RETURN_COOKIE), value, maxAge: path === null ? 0 : TEN_MINUTES, httpOnly: true });
}

/** The starting page of a social login, if it is a path of this shop; else null (D21). */
export function readReturnPath(request: Request): string | null {
	try {
		return parseOwnPath(decodeURIComponent(readCookie(request, hostOnly(request, RETURN_COOKIE)) ?? ''));
	} catch {
		return null;
	}
}

function write(request: Request, { name, value, maxAge, httpOnly }: { name: string; value: string; maxAge: number; httpOnly: boolean }): string {
	const flags = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
	if (httpOnly) flags.push('HttpOnly');
	if (!isPlainLocalhost(request)) flags.push('Secure');
	return flags.join('; ');
}

/** Over TLS the `__Host-` prefix prevents other hosts of the domain from setting this cookie (ADR 32). */
const hostOnly = (request: Request, name: string): string => (isPlainLocalhost(request) ? name : `__Host-${name}`);

/** Browsers other than Chromium refuse Secure cookies on http://localhost. */
function isPlainLocalhost(request: Request): boolean {
	const { protocol, hostname } = new URL(request.url);
	return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]');
}
