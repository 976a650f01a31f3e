import { refreshPopular } from '@titraj/backend/listing/index.ts';
import { SuggestionsAnswer } from '@titraj/contract/suggestions.ts';
import { demoSeed } from '@titraj/demo/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend(demoSeed(600, new Date('2026-11-21T10:00:00Z')));
	token = await backend.newToken();
}, 120_000);
afterAll(() => backend.close());

/** A read as the storefront sends it, for a visitor's address if there is one. */
async function read(path: string, query: Readonly<Record<string, string>>, { lang = 'hr', client }: { lang?: string; client?: string } = {}) {
	const headers = { authorization: `Bearer ${token}`, 'base-lang': lang, 'base-languages': 'hr,en,de', ...(client !== undefined && { 'base-client': client }) };
	return (await backend.send(`${path}?${new URLSearchParams(query)}`, { headers })).body;
}

async function suggest(query: { search_q: string; alternatives?: string }, lang?: string) {
	const { data } = expectContract(SuggestionsAnswer, await read('/hapi/v1/catalog/suggestions/', query, lang === undefined ? {} : { lang }));
	if (!data) throw new Error(`No answer for ${query.search_q}`);
	return data;
}

const alternativesTo = async (search_q: string, lang?: string) => (await suggest({ search_q, alternatives: 'true' }, lang)).alternatives;

describe('instead of products that were not found', () => {
	it('main categories, products that sold and the contact page are named', async () => {
		const found = await alternativesTo('xqzvwk');
		expect(found?.not_sold).toBeUndefined();
		expect(found?.categories.length).toBeGreaterThan(2);
		expect(Math.min(...(found?.categories ?? []).map(({ products_total }) => products_total))).toBeGreaterThan(0);
		expect(found?.help.map(({ url_without_domain }) => url_without_domain)).toEqual(['/kontakt/']);
		const ids = found?.best_sellers.map(({ id }) => id) ?? [];
		const sold = await backend.db.selectFrom('products').select(['id', 'sold', 'quantity']).where('id', 'in', ids).execute();
		const pieces = ids.map((id) => sold.find((row) => row.id === id)?.sold ?? 0);
		expect(pieces).toHaveLength(8);
		expect(pieces).toEqual(pieces.toSorted((a, b) => b - a));
		expect(Math.min(...pieces, ...sold.map(({ quantity }) => quantity))).toBeGreaterThan(0);
	});

	it('the category that the words name comes instead of the main ones', async () => {
		expect((await alternativesTo('monitor do 1 euro'))?.categories.map(({ title }) => title)).toContain('Monitori');
		expect((await alternativesTo('monitor do 1 euro'))?.not_sold).toBeUndefined();
	});

	it.each([
		['hr', 'toner', 'toner'],
		['hr', 'Crni toner  za pisač', 'toner'],
		['en', 'toner cartridge', 'toner cartridge'],
		['de', 'Druckerpatrone', 'Druckerpatrone'],
	])('%s: a kind that the shop does not sell is named as it was typed: %s', async (lang, typed, kind) => {
		expect((await alternativesTo(typed, lang))?.not_sold).toBe(kind);
	});

	it('they are in the language of the market', async () => {
		const found = await alternativesTo('xqzvwk', 'en');
		expect(found?.help.map(({ title }) => title)).toEqual(['Contact']);
		expect(found?.categories.map(({ url_without_domain }) => url_without_domain.startsWith('/en/'))).not.toContain(false);
	});

	it('they are left out unless they are requested, and if products are found', async () => {
		expect((await suggest({ search_q: 'xqzvwk' })).alternatives).toBeUndefined();
		expect(await alternativesTo('monitor')).toBeUndefined();
		expect(await alternativesTo('  ')).toBeUndefined();
	});
});

describe('popular searches', () => {
	const search = (search_q: string, client?: string) => read('/hapi/v1/catalog/products/', { search_q }, client === undefined ? {} : { client });
	const popular = async (lang?: string) => (await suggest({ search_q: ' ' }, lang)).popular_searches;
	const refresh = () => refreshPopular(backend.db, new Date());
	const searchFrom = async (search_q: string, visitors: number) => {
		for (let place = 0; place < visitors; place++) await search(search_q, `203.0.113.${place}`);
	};

	it('are those of many visitors, in one spelling, the most frequent first, each in its language', async () => {
		await searchFrom('Bežični  miš', 8);
		await searchFrom('bežični miš', 1);
		await searchFrom('laptop', 20);
		expect(await popular()).toEqual(['laptop', 'bežični miš']);
		expect(await popular('en')).toEqual([]);
	});

	it('are not those of few visitors, of one who repeats, or without an address', async () => {
		await searchFrom('tipkovnica', 4);
		for (let times = 0; times < 8; times++) await search('zvučnik', '203.0.113.1');
		for (let times = 0; times < 8; times++) await search('projektor');
		expect(await popular()).not.toEqual(expect.arrayContaining([expect.stringMatching(/tipkovnica|zvučnik|projektor/)]));
	});

	it('are not those that found nothing, or only some of the words', async () => {
		await searchFrom('gablec', 6);
		await searchFrom('monitor gablec', 6);
		await searchFrom('monitro', 6);
		const texts = await backend.db.selectFrom('popular_searches').select('text').execute();
		expect(texts.filter(({ text }) => /gablec|monitro/.test(text))).toEqual([]);
	});

	it('are not those of an occasion, which no product has', async () => {
		await searchFrom('mlade cure', 6);
		await searchFrom('poklon za mamu', 6);
		const texts = await backend.db.selectFrom('popular_searches').select('text').execute();
		expect(texts.filter(({ text }) => /cure|mamu/.test(text))).toEqual([]);
	});

	it('are forgotten when they find nothing any more', async () => {
		await backend.db.deleteFrom('popular_searches').execute();
		const day = new Date().toISOString().slice(0, 10);
		await backend.db
			.insertInto('popular_searches')
			.values({ day, lang: 'hr', text: 'gablec', times: 9, visitors: '1'.repeat(64) })
			.execute();
		await refresh();
		expect(await popular()).toEqual(['gablec']);
		for (const part of [{ list_code: 'nema' }, { manufacturer_id: '999999' }]) await read('/hapi/v1/catalog/products/', { search_q: 'Gablec', ...part });
		expect(await popular()).toEqual(['gablec']);
		await search('Gablec');
		expect(await popular()).toEqual([]);
		await refresh();
		expect(await popular()).toEqual([]);
	});

	it('are limited per day, and those of over a month ago do not count', async () => {
		await backend.db.deleteFrom('popular_searches').execute();
		const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
		const row = (day: string, text: string) => ({ day, lang: 'hr', text, times: 1, visitors: '1'.padEnd(64, '0') });
		await backend.db
			.insertInto('popular_searches')
			.values(Array.from({ length: 500 }, (_, place) => row(at(0), `kvrc ${place}`)))
			.execute();
		await search('monitor', '203.0.113.1');
		expect(await backend.db.selectFrom('popular_searches').select('text').where('text', '=', 'monitor').execute()).toEqual([]);
		await backend.db
			.insertInto('popular_searches')
			.values({ ...row(at(30), 'staro'), visitors: '1'.repeat(64) })
			.execute();
		await refresh();
		expect(await popular()).toEqual([]);
	});
});
