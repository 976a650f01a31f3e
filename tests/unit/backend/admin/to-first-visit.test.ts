import { toFirstVisit } from '@titraj/backend/admin/to-first-visit.ts';
import { expect, it } from 'vitest';

const [url, siteUrl] = ['http://127.0.0.1:34625', 'https://shop.example'];

it.each([
	[0, 'http://127.0.0.1:34625/admin/pocetak/?kod=A-1'],
	[1, 'https://shop.example/admin/pocetak/?kod=A-1'],
])('with %i proxies the first visit is at %s', (trustedProxies, address) => {
	expect(toFirstVisit('A-1', { url, siteUrl, trustedProxies })).toBe(address);
});
