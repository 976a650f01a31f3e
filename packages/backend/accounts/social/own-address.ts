import { isLoopback } from '../../platform/identity/identity-provider.ts';

/** Whether a provider may send the visitor back to this address: one of the shop, plain; on a developer's machine of any port. */
export function isOwnAddress(address: string, siteUrl: string): boolean {
	const url = URL.parse(address);
	const site = new URL(siteUrl);
	if (url === null || url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') return false;
	return url.origin === site.origin || (url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(site.hostname));
}
