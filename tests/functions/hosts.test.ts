import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAsWritten } from '#tests/support/raw-requests.ts';
import { servedFilesForAllTests, serveFiles } from '#tests/support/served-files.ts';
import type { RunningShop } from '#tests/support/start-shop.ts';

let shop: RunningShop;
let folder: string;
let behindProxy: RunningShop;
servedFilesForAllTests((started, written) => {
	shop = started;
	folder = written;
});
beforeAll(async () => {
	behindProxy = await serveFiles(folder, 1);
});
afterAll(() => behindProxy.close());

const PATHS = ['/', '/tv/', '/tv', '/staro', '/nema/', '/tv/?page=2', '/assets/a.js', '/api/nuxtapi/token', '/api/hapi/webshop/cart'];
const FROM_PROXY = { 'x-forwarded-for': '203.0.113.5' };

describe('the host of a request to the shop', () => {
	test.each([
		['a foreign host', { host: 'drugdje.example' }],
		['a foreign host with a port', { host: 'drugdje.example:8888' }],
		['the shop’s host as part of another', { host: 'shop.example.drugdje.example' }],
		['a private address', { host: '10.0.0.5' }],
		['this machine by its address, through a proxy', { host: '127.0.0.1', ...FROM_PROXY }],
		['a foreign host behind the shop’s in X-Forwarded-Host', { host: 'drugdje.example', 'x-forwarded-host': 'shop.example' }],
	])('%s is refused on every path', async (_title, headers) => {
		for (const at of [shop, behindProxy])
			for (const path of PATHS) {
				const answer = await askAsWritten(at.url, path, { headers });
				expect([path, answer.status, answer.headers['location']]).toEqual([path, 421, undefined]);
				expect(answer.body.toString()).toMatch(/SITE_URL.*ALLOWED_HOSTS/);
				expect(answer.body.toString()).not.toContain('drugdje');
			}
	});

	test.each(['shop.example', 'SHOP.example.', 'shop.example:443', 'localhost:8888', '127.0.0.1', '[::1]:8888'])('%s is accepted', async (host) => {
		expect((await askAsWritten(shop.url, '/tv/', { headers: { host } })).status).toBe(200);
	});

	test('does not matter for the health of the shop', async () => {
		for (const rawHeaders of [
			['Host', 'drugdje.example'],
			['Host', '10.0.0.5:8888'],
		])
			for (const path of ['/api/health', '/api/live']) expect([200, 503]).toContain((await askAsWritten(shop.url, path, { rawHeaders })).status);
	});

	test('must be named once', async () => {
		for (const path of [...PATHS, '/api/health'])
			expect((await askAsWritten(shop.url, path, { rawHeaders: ['Host', 'shop.example', 'host', 'drugdje.example'] })).status).toBe(400);
	});

	test.each([
		['/staro', 302, '/tv/'],
		['/tv?a=1', 301, '/tv/?a=1'],
		['/dalje/tv/?a=1#b', 301, '/tv/?a=1'],
		['/dalje//drugdje.example/', 301, '/drugdje.example/'],
		['/van', 301, 'https://drugdje.example/'],
	])('is in no redirect: %s leads with %i to %s', async (path, status, location) => {
		for (const [at, headers] of [
			[shop, { host: 'shop.example' }],
			[shop, { host: 'shop_1.example:8888' }],
			[behindProxy, { host: 'shop.example', ...FROM_PROXY, 'x-forwarded-host': 'drugdje2.example', 'x-forwarded-proto': 'https' }],
		] as const) {
			const answer = await askAsWritten(at.url, path, { headers });
			expect([answer.status, answer.headers['location']]).toEqual([status, location]);
		}
	});
});
