import { parseOwnPath } from '#lib/platform/url/own-path.ts';

/**
 * Where somebody goes who has signed out: to `redirect` of the address (`search`), if that is a path of this shop and no identity provider
 * signs people in, else `home` (Spec 4, Auth redirects; D21).
 */
export function afterSignOut(search: string, { home, mayRedirect }: { readonly home: string; readonly mayRedirect: boolean }): string {
	return (mayRedirect && parseOwnPath(new URLSearchParams(search).get('redirect'))) || home;
}
