import { parseOwnPath } from '#lib/platform/url/own-path.ts';

/**
 * Path to open after sign-out: `redirect` of the URL's query (`search`) if it is a path of this shop and no identity provider is used, else
 * `home` (Spec 4, Auth redirects; D21).
 */
export function afterSignOut(search: string, { home, mayRedirect }: { readonly home: string; readonly mayRedirect: boolean }): string {
	return (mayRedirect && parseOwnPath(new URLSearchParams(search).get('redirect'))) || home;
}
