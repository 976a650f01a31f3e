import { expect, test } from 'vitest';
import { toAbsolute } from '#lib/screens/server/structured-data.server.ts';

test.each([
	...['/', '/a/', '/a-b_c/d.jpg', '/slike/1280/a.b.avif', '/a//b/', '//other.hr/a/', '/./a/', '/a/../b/', '/a/..', '/.well-known/a', '/čaj/', '/a b/'],
	...['/a/?q=1', '/a/#b', 'https://other.hr/a.jpg', 'a/b', '', '/%7Ea/', '/a\\b/'],
])('the absolute URL is what a browser makes of the path: %s', (path) => {
	for (const siteUrl of ['https://shop.hr', 'http://localhost:8888/', 'https://SHOP.hr:443/shop/'])
		expect(toAbsolute({ site_url: siteUrl }, path)).toBe(new URL(path, siteUrl).href);
});
