import { writeProducts } from '@titraj/backend/catalog/products/write-products.ts';
import { ProductCardsAnswer } from '@titraj/contract/products-query.ts';
import { ContentSearchAnswer, SuggestionsAnswer } from '@titraj/contract/suggestions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

async function search(search_q: string) {
	const { data } = expectContract(ProductCardsAnswer, (await backend.call('_get_hapi_catalog_products', { search_q, facets: true })).body);
	return { codes: data?.items.map(({ code }) => code) ?? [], total: data?.total, corrected: data?.corrected_q, facets: data?.facets };
}

describe('a search', () => {
	const FOUND: [string, string, string][] = [
		['finds letters with diacritics by those without', 'siroki 7', 'MON-7'],
		['finds letters without diacritics by those with', 'mónitor široki 7', 'MON-7'],
		['finds a word by its beginning', 'kolu', 'CAB-1'],
		['finds another inflection of a word', 'kabela kolutu', 'CAB-1'],
		['finds a synonym', 'zaslon 7', 'MON-7'],
		['finds swapped letters', 'mointor 7', 'MON-7'],
		['finds a wrong letter', 'rasprodaki kabel', 'CAB-OUT'],
		['puts an article code first', 'MON-4', 'MON-4'],
		['puts an EAN first', '3850000001009', 'MON-9'],
		['puts a part number first in any spelling', 'obz 1004', 'MON-4'],
		['finds an attribute of the product card', 'monitor ips 8', 'MON-8'],
	];
	it.each(FOUND)('%s: %s', async (_title, text, code) => {
		expect((await search(text)).codes[0]).toBe(code);
	});

	it('reports the corrected search', async () => {
		expect((await search('mointor')).corrected).toMatch(/^monitor/);
		expect((await search('monitor')).corrected).toBeUndefined();
	});

	it('counts facets over all results', async () => {
		const { total, facets } = await search('kabel');
		expect(facets?.categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
		expect(facets?.available_total).toBe((total ?? 0) - 1);
	});

	const NOTHING = ['', '   ', '!!', "'; drop table products; --", '\u0000', 'q'.repeat(200), '<script>', '\\', "a' | b:*", '日本語'];
	it.each(NOTHING)('finds nothing for %j', async (text) => {
		expect((await search(text)).total).toBe(0);
	});
});

describe('a search whose many results are sorted by relevance', () => {
	const MANY = 1600;
	it('has each product on exactly one page, and an exact code first', async () => {
		const [cable] = shopFixture().catalog.products.filter(({ code }) => code === 'CAB-1');
		if (!cable) throw new Error('The fixture has no cable');
		const screws = Array.from({ length: MANY }, (_, place) => ({
			...cable,
			code: `VIJ-${place}`,
			title: `Vijak 8888 broj ${place}`,
			slug: `v-${place}`,
			sold: place % 7,
		}));
		await writeProducts(backend.db, [...screws, { ...cable, code: '8888', title: 'Vijak 8888', slug: 'v', sold: 0 }]);
		const pages = await Promise.all(
			[1, 2, 3, 4].map(async (page) => {
				const { body } = await backend.call('_get_hapi_catalog_products', { search_q: '8888', sort: 'relevance', limit: 480, page });
				return expectContract(ProductCardsAnswer, body).data;
			}),
		);
		const codes = pages.flatMap((page) => page?.items.map(({ code }) => code) ?? []);
		expect(codes[0]).toBe('8888');
		expect([codes.length, new Set(codes).size]).toEqual([MANY + 1, MANY + 1]);
		expect(pages.map((page) => page?.total)).toEqual([MANY + 1, MANY + 1, MANY + 1, MANY + 1]);
	});
});

describe('suggestions', () => {
	it('include products, categories, manufacturers and posts, and repeat the search', async () => {
		const ask = async (search_q: string) => expectContract(SuggestionsAnswer, (await backend.call('_get_hapi_catalog_suggestions', { search_q })).body).data;
		const monitors = await ask('monit');
		expect(monitors?.search_q).toBe('monit');
		expect(monitors?.products).toHaveLength(6);
		expect(monitors?.products_total).toBe(20);
		expect(monitors?.categories.map(({ title }) => title)).toEqual(['Monitori']);
		expect((await ask('obz'))?.manufacturers.map(({ title }) => title)).toEqual(['Obzor']);
		expect((await ask('kabel'))?.posts.length).toBeGreaterThan(0);
		expect(await ask('!')).toMatchObject({ products: [], categories: [], manufacturers: [], posts: [], products_total: 0 });
	});
});

describe('a search of content', () => {
	it('finds posts and pages in one list, with the search words in the excerpt', async () => {
		const ask = async (search_q: string, limit = 20) =>
			expectContract(ContentSearchAnswer, (await backend.call('_get_hapi_cms_search', { search_q, limit })).body).data;
		const found = await ask('kabel');
		expect(found?.items.some(({ kind }) => kind === 'post')).toBe(true);
		for (const { title, excerpt } of found?.items ?? []) expect(`${title} ${excerpt}`.toLowerCase()).toContain('kabel');
		const first = await ask('kabel', 1);
		expect(first?.items).toHaveLength(1);
		expect(first?.total).toBe(found?.total);
		expect((await ask('nepostojece'))?.items).toEqual([]);
	});

	it('returns questions and answers of a page as plain text', async () => {
		const questions = [{ question: 'Kako se vraća zvrndalo?', answer: '<p>Napišite "vraćam" &amp; pošaljite &lt;zvrndalo&gt;.</p>' }];
		const page = { template: 'faq', visible: true, blocks: '[]', short_description: 'Pitanja.', content: null };
		await backend.db
			.insertInto('pages')
			.values([
				{ ...page, slug: 'zvrndalo', path: '/zvrndalo/', title: 'Pomoć', questions: JSON.stringify(questions) },
				{ ...page, slug: 'bez', path: '/bez/', title: 'Brundalo', questions: '[]' },
			])
			.execute();
		const ask = async (search_q: string) =>
			expectContract(ContentSearchAnswer, (await backend.call('_get_hapi_cms_search', { search_q })).body).data?.items.map(({ excerpt }) => excerpt);
		expect(await ask('zvrndalo')).toEqual(['Pitanja. Kako se vraća zvrndalo? Napišite "vraćam" & pošaljite <zvrndalo>.']);
		expect(await ask('brundalo')).toEqual(['Pitanja.']);
		expect(await ask('question')).toEqual([]);
	});
});
