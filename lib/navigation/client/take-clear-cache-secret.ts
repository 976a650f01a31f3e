/**
 * The shared secret of `?devclearcache=a,b#secret=...`, or of `&secret=...` in the query, taken out of the address and of this entry of the
 * history before anything else reads them. Behind `#` it never leaves the browser, so that no server logs it (D21).
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
