import { endpoints } from '@titraj/contract/endpoints.ts';
import { ProductCardsAnswer } from '@titraj/contract/products-query.ts';
import { SuggestionsAnswer } from '@titraj/contract/suggestions.ts';
import { demoSeed } from '@titraj/demo/index.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
	backend = await startTestBackend(demoSeed(600, new Date('2026-11-21T10:00:00Z')));
	token = await backend.newToken();
}, 120_000);
afterAll(() => backend.close());

async function ask(market: string, path: string, search_q: string): Promise<unknown> {
	const headers = { authorization: `Bearer ${token}`, 'base-lang': market };
	return (await backend.send(`${path}?${new URLSearchParams({ search_q })}`, { headers })).body;
}

async function suggest(search_q: string, market = 'hr') {
	const { data } = expectContract(SuggestionsAnswer, await ask(market, endpoints._get_hapi_catalog_suggestions.path, search_q));
	if (!data) throw new Error(`No answer for ${search_q}`);
	return data;
}

async function countProducts(search_q: string, market = 'hr'): Promise<number | undefined> {
	return expectContract(ProductCardsAnswer, await ask(market, endpoints._get_hapi_catalog_products.path, search_q)).data?.total;
}

/** What shoppers ask the shop, with the page that answers first. */
const QUESTIONS = [
	['hr', 'radno vrijeme', '/poslovnice/'],
	['hr', 'Radno vrijeme Split', '/poslovnice/'],
	['hr', 'poslovnica u Splitu', '/poslovnice/'],
	['hr', 'R1 račun', '/cesta-pitanja/'],
	['hr', 'racun za firmu', '/cesta-pitanja/'],
	['hr', 'gdje je moja narudžba?', '/webshop/pronadi-narudzbu/'],
	['hr', 'praćenje pošiljke', '/webshop/pronadi-narudzbu/'],
	['hr', 'zaboravljena lozinka', '/moj-racun/zaboravljena-lozinka/'],
	['hr', 'kontakt telefon', '/kontakt/'],
	['hr', 'dostava na otoke', '/dostava/'],
	['hr', 'poštarina', '/dostava/'],
	['hr', 'vraćanje robe', '/povrat-i-reklamacije/'],
	['hr', 'plaćanje na rate', '/placanje/'],
	['hr', 'koliko traje garancija', '/zakonsko-jamstvo/'],
	['en', 'opening hours', '/stores/'],
	['en', 'where is my order', '/webshop/find-order/'],
	['de', 'Öffnungszeiten Split', '/filialen/'],
	['de', 'Versandkosten', '/versand/'],
	['si', 'sledenje paketu', /najdi-narocilo/],
	['it', 'spese di spedizione', /consegna/],
	['es', '¿Dónde está mi pedido?', /buscar-pedido/],
	['ba', 'radno vrijeme', /poslovnice/],
	['rs', 'radno vreme', /prodavnice|poslovnice/],
	['me', 'kontakt', /kontakt/],
] as const;

test.each(QUESTIONS)('%s: “%s” is answered by %s, not by products', async (market, question, answer) => {
	const { pages, products, products_total, categories, matched_words, corrected_q } = await suggest(question, market);
	expect(pages?.[0]?.url_without_domain).toMatch(typeof answer === 'string' ? new RegExp(`${answer}$`) : answer);
	expect({ products, products_total, categories, matched_words, corrected_q }).toEqual({ products: [], products_total: 0, categories: [] });
	expect(await countProducts(question, market)).toBe(0);
});

test.each(['laptop s besplatnom dostavom', 'mobitel na rate', 'računalo', 'račun'])('“%s” is a search for products, which are found', async (text) => {
	expect(await countProducts(text)).toBeGreaterThan(0);
});

test.each(['kontakti za utičnicu', 'kućište poslovnica'])('“%s” is a search for products, not answered by a page of the shop', async (text) => {
	const answers = ['/kontakt/', '/poslovnice/'];
	expect((await suggest(text)).pages?.filter(({ url_without_domain }) => answers.includes(url_without_domain))).toEqual([]);
});

test('a question about the shop still finds a product with exactly its words', async () => {
	const { id } = await backend.db.selectFrom('products').select('id').where('listed', '=', true).orderBy('id').limit(1).executeTakeFirstOrThrow();
	const title = 'Garancija za laptop, 2 godine';
	await backend.db
		.updateTable('products')
		.set({ title, search: sql`to_tsvector('shop', ${title})` })
		.where('id', '=', id)
		.execute();
	const { products, pages } = await suggest('garancija');
	expect(products.map(({ title }) => title)).toEqual([title]);
	expect(pages?.[0]?.url_without_domain).toBe('/zakonsko-jamstvo/');
});

test('a shop without stores does not suggest the page of stores', async () => {
	const show = (visible: boolean) => backend.db.updateTable('stores').set({ visible }).execute();
	onTestFinished(async () => void (await show(true)));
	await show(false);
	expect((await suggest('radno vrijeme')).pages?.map(({ url_without_domain }) => url_without_domain)).not.toContain('/poslovnice/');
});

test('a question about the shop is not recorded as a search without result', async () => {
	await backend.db.deleteFrom('missed_words').execute();
	await countProducts('radno vrijeme');
	expect(await backend.db.selectFrom('missed_words').selectAll().execute()).toEqual([]);
});
