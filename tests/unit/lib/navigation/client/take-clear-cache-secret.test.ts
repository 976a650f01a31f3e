import { afterEach, expect, test, vi } from 'vitest';
import { takeClearCacheSecret } from '#lib/navigation/client/take-clear-cache-secret.ts';

afterEach(() => vi.unstubAllGlobals());

const SHOP = 'https://titraj.example';

/** A page at that address; returns its address afterwards. */
function openPage(path: string): () => string {
	let href = SHOP + path;
	const { search } = new URL(href);
	vi.stubGlobal('location', { href, search });
	vi.stubGlobal('history', { state: null, replaceState: (_state: unknown, _title: string, url: URL) => (href = url.href) });
	return () => href.slice(SHOP.length);
}

test.each([
	['?devclearcache=labels#secret=abc', 'abc', '/dostava/?devclearcache=labels'],
	['?devclearcache=labels&secret=abc', 'abc', '/dostava/?devclearcache=labels'],
	['?secret=a%20b&devclearcache=&x=1', 'a b', '/dostava/?devclearcache=&x=1'],
	['?devclearcache=labels&secret=old&secret=older#secret=new', 'new', '/dostava/?devclearcache=labels'],
	['?devclearcache=labels&secret=', '', '/dostava/?devclearcache=labels'],
])('the secret of %s is taken out of the address', (asked, secret, left) => {
	const address = openPage(`/dostava/${asked}`);
	expect([takeClearCacheSecret(), address()]).toEqual([secret, left]);
});

test.each(['', '?devclearcache=labels,catalog', '?devclearcache=labels#cijene', '?secret=abc', '#secret=abc'])('the address %j is unchanged', (asked) => {
	const address = openPage(`/dostava/${asked}`);
	expect([takeClearCacheSecret(), address()]).toEqual([undefined, `/dostava/${asked}`]);
});
