import { isLoopback } from '@titraj/contract/http/loopback.ts';

/**
 * Whether a provider may redirect to this URL: it must be on the shop's origin, without query, fragment or credentials. On a developer's
 * machine any port is allowed.
 */
export function isOwnAddress(address: string, siteUrl: string): boolean {
	const url = URL.parse(address);
	const site = new URL(siteUrl);
	if (url === null || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return false;
	return url.origin === site.origin || (url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(site.hostname));
}
