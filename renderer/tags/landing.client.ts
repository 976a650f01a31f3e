import { parseUrl } from '#lib/platform/url/parse-url.ts';

/**
 * Addresses with which the visit began, as far as the browser knows them without storage: that of the document, which may show another page by now, and that
 * of the shop's page before it. A visitor may consent to tags only after leaving the page of an ad (0108).
 */
export function readLanding(): readonly string[] {
	const [entry] = performance.getEntriesByType('navigation');
	const before = parseUrl(document.referrer);
	return [...(entry ? [entry.name] : []), ...(before?.origin === location.origin ? [before.href] : [])];
}
