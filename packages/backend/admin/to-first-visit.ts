import type { BackendConfig } from '../platform/settings/config.ts';

/** Address where the owner creates an account. Behind proxies the port that this process listens on is closed to browsers, and with a keeper another one at each start. */
export const toFirstVisit = (
	code: string,
	{ url, siteUrl, trustedProxies }: { readonly url: string } & Pick<BackendConfig, 'siteUrl' | 'trustedProxies'>,
): string => `${trustedProxies > 0 ? siteUrl : url}/admin/pocetak/?kod=${code}`;
