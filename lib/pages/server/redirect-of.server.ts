import { isExternal } from '@titraj/contract/formats/redirect-target.ts';
import type { RedirectMatcher } from '@titraj/contract/redirects/create-redirect-matcher.ts';
import { GONE } from '@titraj/contract/redirects/redirect-rule.ts';
import { isBlockedPath } from '#lib/navigation/blocked-paths.ts';
import { withoutDefaultPrefix } from '#lib/navigation/server/language-of-path.server.ts';

interface Requested {
	/** Path as requested. */
	readonly pathname: string;
	/** Decoded, with slashes at both ends. */
	readonly path: string;
	readonly search: string;
	readonly redirects: RedirectMatcher;
}

interface FoundRedirect {
	readonly to: string;
	readonly code: number;
	/** Only the slash at the end is missing: the page may have moved, too. */
	readonly addsSlash?: true;
}

/** Redirect of a request, if any: from the redirect table, then for the default language's prefix, then for a missing slash (Spec 2, 4; D4). */
export function redirectOf({ pathname, path, search, redirects }: Requested): FoundRedirect | null {
	const found = redirects(`${path}${search}`);
	if (found?.code === GONE) return found;
	if (found) return { to: withSearch(found.to, found.search ?? search), code: found.code };
	const bare = withoutDefaultPrefix(path);
	if (bare !== null && !isBlockedPath(path)) {
		const moved = redirects(`${bare}${search}`);
		if (moved?.code === GONE) return moved;
		return moved ? { to: withSearch(moved.to, moved.search ?? search), code: moved.code } : { to: toAddress(bare) + search, code: 301 };
	}
	const isFile = /\.[a-z0-9]{1,5}$/i.test(pathname);
	return pathname.endsWith('/') || isFile ? null : { to: toAddress(path) + search, code: 301, addsSlash: true };
}

/** Encodes a decoded path. */
const toAddress = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** Inserts the query before the fragment. External targets and targets with a query of their own stay as they are. */
export function withSearch(to: string, search: string): string {
	if (isExternal(to) || to.includes('?')) return to;
	const [path = '', ...anchor] = to.split('#');
	return [path + search, ...anchor].join('#');
}
