import { isLoopback } from '@titraj/contract/http/loopback.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';

/**
 * Whether a payment provider may return shoppers to this URL: it must be on the shop's origin, or on this machine if the shop itself runs
 * there.
 */
export function isOwnUrl(text: string, { siteUrl }: Pick<BackendConfig, 'siteUrl'>): boolean {
	const url = URL.parse(text);
	if (url === null || !/^https?:$/.test(url.protocol)) return false;
	const site = new URL(siteUrl);
	return url.origin === site.origin || (isLoopback(url.hostname) && isLoopback(site.hostname));
}
