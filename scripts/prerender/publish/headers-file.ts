import { readEnvironment } from '#lib/platform/config/environment.server.ts';
import { DATA_POLICY, securityHeaders } from '#lib/platform/config/security-headers.server.ts';
import type { TagCodes } from '#lib/platform/config/tags.ts';

/** Content types of the feeds of posts, `*.rss.xml` and `*.atom.xml`. */
const FEED_TYPES: Readonly<Record<string, string>> = { rss: 'application/rss+xml; charset=utf-8', atom: 'application/atom+xml; charset=utf-8' };

const NO_CACHE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Files without a hash that every page loads: the policy of a document would be more than half of their bytes. */
const PARTS_OF_PAGES = ['/icons.svg', '/start.js'];

/** Netlify's `_headers`: security headers with the hosts of the shop's tags, cache lifetimes, and content types of feeds. */
export function toHeadersFile(codes: TagCodes): string {
	return [
		toBlock('/*', { ...securityHeaders(readEnvironment(), codes), 'cache-control': REVALIDATED }),
		toBlock('/assets/*', { 'content-security-policy': DATA_POLICY, 'cache-control': IMMUTABLE }),
		...PARTS_OF_PAGES.map((path) => toBlock(path, { 'content-security-policy': DATA_POLICY })),
		toBlock('/builds/latest.json', { 'content-security-policy': DATA_POLICY, 'cache-control': NO_CACHE }),
		...Object.entries(FEED_TYPES).map(([ending, type]) => toBlock(`/feeds/*.${ending}.xml`, { 'content-type': type })),
	].join('\n');
}

/** The `cache-control` of one file, for storage that keeps headers with each file. `name` begins with a slash. */
export function cacheControlOf(name: string): string {
	if (name.startsWith('/assets/')) return IMMUTABLE;
	return name === '/builds/latest.json' ? NO_CACHE : REVALIDATED;
}

function toBlock(path: string, headers: Readonly<Record<string, string>>): string {
	return `${path}\n${Object.entries(headers)
		.map(([name, value]) => `  ${name}: ${value}`)
		.join('\n')}\n`;
}
