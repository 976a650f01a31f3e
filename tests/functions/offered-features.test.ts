import { type RunningBackend, startBackend } from '@titraj/backend/start-backend.ts';
import type { Feature } from '@titraj/contract/features.ts';
import { callsOf } from '@titraj/contract/offered-features.ts';
import { demoSeed } from '@titraj/demo/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { toChrome } from '#lib/navigation/server/to-chrome.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { type Alteration, alterBackend } from '#tests/support/altered-backend.ts';

let backend: RunningBackend;
beforeAll(async () => {
	const now = new Date();
	backend = await startBackend({ dataDir: null, port: 0, now: () => now, seed: demoSeed(20, now) });
});
afterAll(() => backend.close());

interface Table {
	data: Record<string, unknown>;
}
const isTable = (body: unknown): body is Table => typeof body === 'object' && body !== null && 'data' in body;

const leavingOut =
	(features: readonly Feature[]) =>
	(path: string): Alteration =>
		path.includes('/misc/endpoints/')
			? {
					change(body) {
						if (isTable(body)) for (const name of features.flatMap(callsOf)) delete body.data[name];
						return body;
					},
				}
			: undefined;

async function siteWithout(...features: Feature[]) {
	await using altered = await alterBackend(backend.url, leavingOut(features));
	return await loadSite(unwrap(await connect({ baseUrl: altered.url, host: 'localhost', lang: 'hr' })), new Date());
}

const footerUrls = (chrome: ReturnType<typeof toChrome>) => chrome.footerMenu.flatMap(({ url, items }) => [url, ...items.map((item) => item.url)]);

test('the shipped backend offers every feature, and the footer lists its payment methods', async () => {
	const site = await siteWithout();
	const chrome = toChrome(site);
	expect(footerUrls(chrome)).toEqual(expect.arrayContaining(['/poslovnice/', '/nagradne-igre/', '/newsletter/', '/magazin/']));
	expect(chrome.payments).toEqual(expect.arrayContaining(['Kartica', 'Pouzećem']));
	expect(chrome.payments).not.toContain('');
});

test('pages, menu links and URLs of features that a backend lacks are removed', async () => {
	const site = await siteWithout('stores', 'sweepstakes', 'newsletter', 'articles', 'wishlist', 'compare', 'withdrawal');
	const chrome = toChrome(site);
	for (const path of ['/poslovnice/', '/nagradne-igre/', '/newsletter/', '/magazin/']) {
		expect([path, site.matchRoute(path)]).toEqual([path, null]);
		expect(footerUrls(chrome)).not.toContain(path);
	}
	expect(chrome.urls).not.toHaveProperty('newsletter');
	expect(chrome.urls).not.toHaveProperty('location');
	expect(chrome.orderLinks.filter(({ url }) => url.startsWith('/')).map(({ url }) => site.matchRoute(url)?.entry.action)).toEqual(['order_lookup']);
	expect(site.matchRoute('/dostava/')).not.toBeNull();
});
