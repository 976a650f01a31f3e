/**
 * Returns the shared secret of `?devclearcache=a,b#secret=...` (or of `&secret=...` in the query) and removes it from the address and the
 * current history entry before other code reads them. Behind `#` it never leaves the browser, so no server logs it (D21).
 */
export function takeClearCacheSecret(): string | undefined {
	if (!location.search.includes('devclearcache')) return undefined;
	const url = new URL(location.href);
	const fragment = new URLSearchParams(url.hash.slice(1));
	const secret = fragment.get('secret') ?? url.searchParams.get('secret');
	if (secret === null) return undefined;
	url.searchParams.delete('secret');
	if (fragment.has('secret')) url.hash = '';
	history.replaceState(history.state, '', url);
	return secret;
}
