import { endpoints } from '@titraj/contract/endpoints.ts';
import { ProductCardsAnswer } from '@titraj/contract/products-query.ts';
import { demoSeed } from '@titraj/demo/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend(demoSeed(900, new Date('2026-11-21T10:00:00Z')));
	token = await backend.newToken();
}, 120_000);
afterAll(() => backend.close());

async function search(market: string, search_q: string) {
	const query = new URLSearchParams({ search_q, limit: '3', mode: 'card' });
	const headers = { authorization: `Bearer ${token}`, 'base-lang': market };
	const { data } = expectContract(ProductCardsAnswer, (await backend.send(`${endpoints._get_hapi_catalog_products.path}?${query}`, { headers })).body);
	return data?.items ?? [];
}

test.each([
	['letters and digits of a model apart', 'n 630 laptop', /N630/],
	['with a dash between', 'D-630', /D630/],
	['letters that are a word for the kind elsewhere', 'TV 310 oled', /TV310/],
	['letters that are a word without meaning elsewhere', 's 470 ssd', /S470/],
])('finds a model whose code is written in pieces, %s: %s', async (_, text, title) => {
	const found = await search('hr', text);
	expect(found.length).toBeGreaterThan(0);
	for (const product of found) expect(product.title).toMatch(title);
});

test('finds products by the beginning of their codes, unless it is too short to tell any', async () => {
	const found = await search('hr', 'lap-0000');
	expect(found.length).toBe(3);
	for (const { code } of found) expect(code).toMatch(/^LAP-0000/);
	expect((await search('hr', 'lap-0')).filter(({ code }) => code.startsWith('LAP-'))).toEqual([]);
});

test.each([
	['hr', 'akuodvijač 18 v', 'busilice-i-odvijaci'],
	['de', 'prozessorkühlern', 'hladnjaci'],
	['de', 'lautsprechern bluetooth', 'zvucnici'],
])('in %s: finds the kind of "%s", a compound or an inflection that no title has', async (market, text, kind) => {
	const found = await search(market, text);
	expect(found.length).toBeGreaterThan(0);
	for (const product of found) expect(product.category_code).toBe(kind);
});

test('does not split a word into words of which the shop knows only one', async () => {
	expect(await search('de', 'waschmaschine')).toEqual([]);
});
