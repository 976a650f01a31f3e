import type { BackendConfig } from '../../platform/settings/config.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a payment provider may return shoppers to this URL: it must be on the shop's origin, or on this machine if the shop itself runs
 * there.
 */
export function isOwnUrl(text: string, { siteUrl }: Pick<BackendConfig, 'siteUrl'>): boolean {
	const url = URL.parse(text);
	if (url === null || !/^https?:$/.test(url.protocol)) return false;
	const site = new URL(siteUrl);
	return url.origin === site.origin || (LOOPBACK.has(url.hostname) && LOOPBACK.has(site.hostname));
}
