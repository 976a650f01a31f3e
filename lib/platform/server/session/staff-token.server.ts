import { STAFF_COOKIE } from '../cache/cdn-headers.server.ts';
import { readCookie, readToken } from './cookies.server.ts';

/** The token of a visitor who carries the staff marker, so that the backend can decide what they may see (Spec 6; D22). */
export function staffTokenOf(request: Request): string | undefined {
	return readCookie(request, STAFF_COOKIE) === '1' ? readToken(request) : undefined;
}

/** Whether a request carries the staff marker, even a forged one: shared caches vary by it, so the response must not be cached. */
export const hasStaffMark = (request: Request): boolean => readCookie(request, STAFF_COOKIE) !== undefined;
