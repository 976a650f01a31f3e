const BLOCKED = /^\/(?:[a-z]{2}\/)?(?:error|api|comments\/catalogproduct|komentari\/catalogproduct|komentari\/publish)(?:\/|$)/;

/** Paths that are always a 404, each with an optional two-letter language prefix (Spec 2, Blocked paths). */
export function isBlockedPath(path: string): boolean {
	return BLOCKED.test(path);
}

/** Programs and folders that scanners request at the root of a site, optionally behind a language prefix. */
const AT_ROOT = [
	...['wordpress', 'phpmyadmin', 'pma', 'administrator', 'cgi-bin', 'vendor', 'owa', 'autodiscover', 'solr', 'actuator', 'hnap1', 'boaform'],
	...['telescope', 'server-status'],
].join('|');
/** Parts of WordPress, at any depth. */
const WORDPRESS = 'wp-(?:admin|content|includes|json|login|signup|activate|trackback|cron|config|mail|links-opml)|xmlrpc';
const SCRIPT = 'asp|aspx|ashx|jsp|php\\d?|cgi';
const LEAK = 'env|git|sql|bak|ini|log|swp|yml|cfg';

/** Whole segments only: a product may be named `actuator-12v` or `wp-100`. */
const PROBES = [
	`^/(?:[a-z]{2}/)?(?:${AT_ROOT})(?:\\.(?:${SCRIPT}|xml))?/`,
	`/(?:${WORDPRESS})(?:\\.(?:${SCRIPT}))?/`,
	`/admin[^/]*/(?:.*/)?[^/]+\\.(?:${SCRIPT})/$`,
	`/admin[^/]*\\.(?:${SCRIPT})/$`,
	'/\\.(?!well-known/)',
	`\\.(?:${LEAK})/$`,
].map((source) => new RegExp(source));

/**
 * Paths that only scanners request: never matched against redirects (Spec 9, Redirect-ignore list), unless the route table contains them;
 * the caller checks that.
 */
export function isProbePath(path: string): boolean {
	const whole = path.toLowerCase().replace(/\?.*$/s, '').replace(/\/?$/, '/');
	return PROBES.some((probe) => probe.test(whole));
}
