const BLOCKED = /^\/(?:[a-z]{2}\/)?(?:error|api|comments\/catalogproduct|komentari\/catalogproduct|komentari\/publish)(?:\/|$)/;

/** Paths that are always a 404, each with an optional two-letter language prefix (Spec 2, Blocked paths). */
export function isBlockedPath(path: string): boolean {
	return BLOCKED.test(path);
}

/** Programs and folders that scanners look for at the root of a site, behind a language at most. */
const AT_ROOT = [
	...['wordpress', 'phpmyadmin', 'pma', 'administrator', 'cgi-bin', 'vendor', 'owa', 'autodiscover', 'solr', 'actuator', 'hnap1', 'boaform'],
	...['telescope', 'server-status'],
].join('|');
/** Parts of WordPress, wherever they are looked for. */
const WORDPRESS = 'wp-(?:admin|content|includes|json|login|signup|activate|trackback|cron|config|mail|links-opml)|xmlrpc';
const SCRIPT = 'asp|aspx|ashx|jsp|php\\d?|cgi';
const LEAK = 'env|git|sql|bak|ini|log|swp|yml|cfg';

/** Whole segments: a product may be called `actuator-12v` or `wp-100`. */
const PROBES = [
	`^/(?:[a-z]{2}/)?(?:${AT_ROOT})(?:\\.(?:${SCRIPT}|xml))?/`,
	`/(?:${WORDPRESS})(?:\\.(?:${SCRIPT}))?/`,
	`/admin[^/]*/(?:.*/)?[^/]+\\.(?:${SCRIPT})/$`,
	`/admin[^/]*\\.(?:${SCRIPT})/$`,
	'/\\.(?!well-known/)',
	`\\.(?:${LEAK})/$`,
].map((source) => new RegExp(source));

/**
 * Paths that only scanners ask for: never matched against redirects (Spec 9, Redirect-ignore list), unless the route table knows them, which
 * the caller finds out.
 */
export function isProbePath(path: string): boolean {
	const whole = path.toLowerCase().replace(/\?.*$/s, '').replace(/\/?$/, '/');
	return PROBES.some((probe) => probe.test(whole));
}
