import { pageMinutes } from '#lib/config/cache-minutes.ts';
import { readEnvironment } from '#lib/config/environment.server.ts';
import { securityHeaders } from '#lib/config/security-headers.server.ts';
import { cdnHeaders, PRIVATE_HEADERS } from '#lib/server/cache/cdn-headers.server.ts';

/** A redirect that the CDN may keep for the page cache time. The target's non-ASCII letters are percent-encoded. */
export function answerRedirect(to: string, code: number): Response {
	return new Response(null, {
		status: code,
		headers: {
			...securityHeaders(),
			location: encodeURI(decodeSafely(to)),
			...cdnHeaders({ minutes: pageMinutes(readEnvironment().cacheProfile), tags: ['redirects'], vary: 'query' }),
		},
	});
}

/** A redirect of one visitor, which nobody keeps. */
export function answerPrivateRedirect(to: string): Response {
	return new Response(null, { status: 302, headers: { ...securityHeaders(), location: to, ...PRIVATE_HEADERS } });
}

function decodeSafely(text: string): string {
	try {
		return decodeURI(text);
	} catch {
		return text;
	}
}
