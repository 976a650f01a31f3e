import type { Seed } from '@titraj/backend/seed/seed.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '#lib/platform/http/client.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { createAnswerReader } from '#lib/platform/http/read-answer.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const MARKETS = ['hr', 'de', 'at', 'si', 'it'];
const NAMED = [
	{ code: 'w-1', title: 'Tipkovnica Luna', translations: { de: { title: 'Tastatur Luna' }, si: { title: 'Tipkovnica Luna' } } },
	{ code: 'w-2', title: 'Slušalice Echo', translations: { de: { title: 'Kopfhörer Echo' }, si: { title: 'Slušalke Echo' } } },
	{ code: 'w-3', title: 'Zvučnik Bas', translations: { de: { title: 'Lautsprecher Bass' }, si: { title: 'Zvočnik Bas' } } },
];

let backend: TestBackend;
const clients = new Map<string, ApiClient>();

beforeAll(async () => {
	const { catalog, content } = shopFixture();
	const [model] = catalog.products;
	if (!model) throw new Error('empty');
	const named = NAMED.map((texts) => ({ ...model, ...texts, ean: null, manufacturer_product_code: null, category_code: 'cables', slug: texts.code }));
	const seed: Seed = { catalog: { ...catalog, products: [...catalog.products, ...named] }, content };
	backend = await startTestBackend(seed);
	for (const lang of MARKETS)
		clients.set(lang, unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang, languages: MARKETS, readAnswer: createAnswerReader() })));
}, 60_000);
afterAll(() => backend.close());

function at(lang: string): ApiClient {
	const client = clients.get(lang);
	if (!client) throw new Error(lang);
	return client;
}

async function search(lang: string, search_q: string): Promise<{ read: string | undefined; titles: string[] }> {
	const { items, corrected_q } = unwrap(await at(lang).call('_get_hapi_catalog_products', { search_q }));
	return { read: corrected_q, titles: items.map(({ title }) => title) };
}

describe('a typing error is corrected to a word of the market’s language', () => {
	test.each([
		['hr', 'tipkovinca', 'tipkovnica', 'Tipkovnica Luna'],
		['hr', 'slusalcie echo', 'slušalice echo', 'Slušalice Echo'],
		['de', 'tastatru', 'tastatur', 'Tastatur Luna'],
		['de', 'kopfhörrer', 'kopfhörer', 'Kopfhörer Echo'],
		['de', 'lautsprehcer bass', 'lautsprecher bass', 'Lautsprecher Bass'],
		['at', 'lautsprehcer', 'lautsprecher', 'Lautsprecher Bass'],
		['si', 'slusakle', 'slušalke', 'Slušalke Echo'],
		['it', 'tipkovinca', 'tipkovnica', 'Tipkovnica Luna'],
	])('%s: %s as %s', async (lang, typed, read, title) => {
		const found = await search(lang, typed);
		expect(found.read).toBe(read);
		expect(found.titles[0]).toBe(title);
		const suggested = unwrap(await at(lang).call('_get_hapi_catalog_suggestions', { search_q: typed }));
		expect(suggested.corrected_q).toBe(read);
		expect(suggested.products[0]?.title).toBe(title);
	});
});

test.each(['tipkovinca', 'slusalcie', 'zvucnki', 'tipkovinca slusalcie'])('the German shop corrects %s to no Croatian word', async (typed) => {
	expect((await search('de', typed)).read).toBeUndefined();
	expect((await search('at', typed)).read).toBeUndefined();
});

test('a market’s own word is no typing error, even if it resembles words of other markets', async () => {
	expect(await search('de', 'Tastatur')).toEqual({ read: undefined, titles: ['Tastatur Luna'] });
	expect((await search('de', 'obzor')).titles.length).toBeGreaterThan(0);
});

test('an umlaut may be typed as two letters, which is no typing error', async () => {
	expect(await search('de', 'kopfhoerer')).toEqual({ read: undefined, titles: ['Kopfhörer Echo'] });
	expect(unwrap(await at('de').call('_get_hapi_catalog_suggestions', { search_q: 'kopfhoerer' })).products[0]?.title).toBe('Kopfhörer Echo');
});
