const BLOCKED = /^\/(?:[a-z]{2}\/)?(?:error|api|comments\/catalogproduct|komentari\/catalogproduct|komentari\/publish)(?:\/|$)/;

/** Paths that are always a 404, each with an optional two-letter language prefix (Spec 2, Blocked paths). */
export function isBlockedPath(path: string): boolean {
	return BLOCKED.test(path);
}

const PROBES = [
	/^\/(?:[a-z]{2}\/)?(?:wp-|wordpress|xmlrpc|phpmyadmin|pma\/|administrator\/|cgi-bin\/|vendor\/|owa\/|autodiscover|solr\/|actuator|hnap1|boaform|telescope\/|server-status)/,
	/\/wp-(?:admin|content|includes|json)\//,
	/\/\.(?!well-known\/)/,
	/\.(?:asp|aspx|ashx|jsp|php\d?|cgi|env|git|sql|bak|ini|log|swp|yml|cfg)(?:$|[/?])/,
];

/** Paths that only scanners ask for: answered at once, never matched against redirects (Spec 9, Redirect-ignore list). */
export function isProbePath(path: string): boolean {
	const lower = path.toLowerCase();
	return PROBES.some((probe) => probe.test(lower));
}
