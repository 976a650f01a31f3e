import { isBlockedPath } from '#lib/navigation/blocked-paths.ts';
import type { RedirectMatcher } from '#lib/navigation/redirects/create-redirect-matcher.ts';
import { withoutDefaultPrefix } from '#lib/navigation/server/language-of-path.server.ts';

interface Requested {
	/** As it came. */
	readonly pathname: string;
	/** Decoded, with slashes at both ends. */
	readonly path: string;
	readonly search: string;
	readonly redirects: RedirectMatcher;
}

/** Where a request is sent on, if anywhere: the redirect table first, then the default language's prefix, then the missing slash (Spec 2, 4; D4). */
export function redirectOf({ pathname, path, search, redirects }: Requested): { readonly to: string; readonly code: number } | null {
	const found = redirects(`${path}${search}`);
	if (found) return { to: found.external || found.to.includes('?') ? found.to : withSearch(found.to, found.search ?? search), code: found.code };
	const bare = withoutDefaultPrefix(path);
	if (bare !== null && !isBlockedPath(path)) return { to: toAddress(bare) + search, code: 301 };
	const isFile = /\.[a-z0-9]{1,5}$/i.test(pathname);
	return pathname.endsWith('/') || isFile ? null : { to: toAddress(path) + search, code: 301 };
}

/** A decoded path as addresses write it. */
const toAddress = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** A query stands before the anchor. */
function withSearch(to: string, search: string): string {
	const [path = '', ...anchor] = to.split('#');
	return [path + search, ...anchor].join('#');
}
