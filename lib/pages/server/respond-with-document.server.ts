import { PAGE_QUERY_WORDS } from '#lib/catalog/list-address.ts';
import { pageMinutes } from '#lib/platform/config/cache-minutes.ts';
import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { dataHeaders, securityHeaders } from '#lib/platform/config/security-headers.server.ts';
import type { TagCodes } from '#lib/platform/config/tags.ts';
import { cdnHeaders, PRIVATE_HEADERS } from '#lib/platform/server/cache/cdn-headers.server.ts';
import { respond } from '#lib/platform/server/http/respond.server.ts';

interface Document {
	readonly status: number;
	/** Cache tags: the entities on the page. */
	readonly tags: readonly string[];
	readonly staff: boolean;
	/** Query parameters of redirects: with one of them the same path may redirect elsewhere. */
	readonly redirectNames: ReadonlySet<string>;
	/** Codes of the shop's tags, which its documents may load. */
	readonly codes: TagCodes | null;
}

/** A rendered page, cached by the CDN under its tags. Staff pages are kept apart and never cached (D22). */
export function documentResponse(html: string, { status, tags, staff, redirectNames, codes }: Document): Response {
	const isPrivate = staff || readEnvironment().cdn === 'private';
	const keeping = isPrivate
		? PRIVATE_HEADERS
		: cdnHeaders({
				minutes: pageMinutes(readEnvironment().cacheProfile),
				tags: tags.map(toCacheTag),
				vary: `${varyByQuery(redirectNames)},cookie=shop_staff`,
			});
	return respond(html, { status, headers: { ...securityHeaders(readEnvironment(), codes), 'content-type': 'text/html; charset=utf-8', ...keeping } });
}

/** With more names the header would grow too long, so it varies by the whole query. */
const MOST_NAMES = 40;

/** Vary by the parameter names that fit into a header; if one does not, by the whole query. */
function varyByQuery(redirectNames: ReadonlySet<string>): string {
	const isSayable = redirectNames.size <= MOST_NAMES && [...redirectNames].every((name) => /^[\w.-]{1,40}$/.test(name));
	return isSayable ? `query=${[...new Set([...PAGE_QUERY_WORDS, ...redirectNames])].join('|')}` : 'query';
}

/** Cache tags are ASCII without commas. */
function toCacheTag(tag: string): string {
	return encodeURIComponent(tag).replaceAll('%2F', '/').replaceAll('%3A', ':');
}

/** A plain-text 404 without a render, for missing files and scanner probes (Spec 9, Redirect-ignore list). */
export function answerNothing(): Response {
	return new Response('Not found\n', {
		status: 404,
		headers: { ...dataHeaders(), 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=60' },
	});
}
