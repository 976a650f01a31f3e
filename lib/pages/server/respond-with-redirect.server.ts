import { pageMinutes } from '#lib/platform/config/cache-minutes.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { securityHeaders } from '#lib/platform/config/security-headers.server.ts';
import { cdnHeaders, PRIVATE_HEADERS } from '#lib/platform/server/cache/cdn-headers.server.ts';

/**
 * A redirect that the CDN may cache for the page cache time, unless it `isPrivate`. Characters that are invalid in an address are
 * percent-encoded; encoded ones stay.
 */
export function redirectResponse(to: string, code: number, isPrivate = false): Response {
	return new Response(null, {
		status: code,
		headers: {
			...securityHeaders(),
			location: encodeURI(to).replace(/%25(?=[0-9a-f]{2})/gi, '%'),
			...(isPrivate ? PRIVATE_HEADERS : cdnHeaders({ minutes: pageMinutes(readEnvironment().cacheProfile), tags: ['redirects'], vary: 'query' })),
		},
	});
}

/** A redirect for one visitor, which is not cached. */
export function privateRedirectResponse(to: string): Response {
	return new Response(null, { status: 302, headers: { ...securityHeaders(), location: to, ...PRIVATE_HEADERS } });
}
