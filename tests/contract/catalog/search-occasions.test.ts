import { endpoints } from '@titraj/contract/endpoints.ts';
import { ProductCardsAnswer } from '@titraj/contract/products-query.ts';
import { SuggestionsAnswer } from '@titraj/contract/suggestions.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { searchDemo } from '#tests/support/search-demo.ts';

const demo = searchDemo();

async function search(market: string, search_q: string) {
	const data = await demo.search(market, search_q, 24);
	return { ...data, kinds: new Set(data.items.map(({ category_code }) => category_code)) };
}

/** Kinds of the demo that no list of gifts contains. */
const NO_GIFTS = ['otpornici-i-kondenzatori', 'mrezni-kabeli', 'termalne-paste', 'rucni-alat', 'razvojne-plocice', 'kabeli', 'napajanja', 'lemne-stanice'];

test.each([
	['hr', 'poklon'],
	['hr', 'ideja za poklon do 30 €'],
	['en', 'gift under 30'],
	['de', 'Geschenk bis 30 Euro'],
	['si', 'darilo do 30 €'],
	['it', 'idea regalo fino a 30 euro'],
	['es', 'regalo hasta 30 euros'],
	['rs', 'poklon do 3500 dinara'],
	['ba', 'poklon do 60 KM'],
	['me', 'poklon do 30 €'],
])('in %s: "%s" finds gifts, best sellers that can be ordered first', async (market, text) => {
	const { items, kinds, understood, matched_words } = await search(market, text);
	expect(items.length).toBeGreaterThan(3);
	expect(NO_GIFTS.filter((kind) => kinds.has(kind))).toEqual([]);
	expect(understood).toContainEqual(expect.objectContaining({ kind: 'sort', sort: 'best_selling' }));
	expect(matched_words).toBeUndefined();
	const ids = items.map(({ id }) => id);
	const rows = await demo.backend().db.selectFrom('products').select(['id', 'sold', 'orderable', 'now_cents']).where('id', 'in', ids).execute();
	const first = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
	expect(first.map(({ sold }) => sold)).toEqual(first.toSorted((a, b) => Number(b.orderable) - Number(a.orderable) || b.sold - a.sold).map(({ sold }) => sold));
	if (text !== 'poklon') expect(Math.max(...first.map(({ now_cents }) => now_cents))).toBeLessThanOrEqual(3_100);
});

test.each([
	['hr', 'nešto za mamu', 'pametni-satovi'],
	['hr', 'poklon za djecu', 'tableti'],
	['hr', 'za kuhinju', 'pametne-uticnice'],
	['de', 'etwas für Oma', 'pametni-satovi'],
	['en', 'gift for dad', 'busilice-i-odvijaci'],
	['si', 'za otroke', 'tableti'],
	['it', 'per la mamma', 'pametni-satovi'],
	['es', 'para niños', 'tableti'],
	['rs', 'za decu', 'tableti'],
])('in %s: "%s" finds what suits, as %s', async (market, text, kind) => {
	const { kinds, total } = await search(market, text);
	expect(total).toBeGreaterThan(0);
	expect(NO_GIFTS.filter((one) => one !== 'rucni-alat' && kinds.has(one))).toEqual([]);
	const all = await demo.backend().db.selectFrom('categories').select('id').where('code', '=', kind).executeTakeFirstOrThrow();
	const query = { search_q: text, limit: '1', mode: 'card', category_id: String(all.id) };
	expect(expectContract(ProductCardsAnswer, await demo.read(market, endpoints._get_hapi_catalog_products.path, query)).data?.total).toBeGreaterThan(0);
});

test('a kind that is named beside the occasion is the only one', async () => {
	expect((await search('hr', 'tablet za mamu')).kinds).toEqual(new Set(['tableti']));
});

test('without a gift under the price, the cheapest gifts are found, and the price is named as left out', async () => {
	const { items, kinds, matched_words, understood } = await search('hr', 'poklon do 2 €');
	expect(items.length).toBeGreaterThan(3);
	expect(NO_GIFTS.filter((kind) => kinds.has(kind))).toEqual([]);
	expect(matched_words).toEqual({ matched: 1, asked: 2, left_out: ['do 2 €'] });
	expect(understood).toEqual([expect.objectContaining({ kind: 'sort', sort: 'price_asc' })]);
	const ids = items.map(({ id }) => id);
	const rows = await demo.backend().db.selectFrom('products').select(['id', 'orderable', 'now_cents']).where('id', 'in', ids).execute();
	const shown = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
	expect(shown).toEqual(shown.toSorted((a, b) => Number(b.orderable) - Number(a.orderable) || a.now_cents - b.now_cents));
});

test.each([
	['it', 'regalo per la nonna', 'regalo per il nonno'],
	['it', 'regalo per la zia', 'regalo per lo zio'],
	['es', 'regalo para la abuela', 'regalo para el abuelo'],
	['hr', 'poklon za suprugu', 'poklon za supruga'],
])('in %s: "%s" and "%s" are two occasions, though their words share a stem', async (market, her, him) => {
	const [forHer, forHim] = [await search(market, her), await search(market, him)];
	expect(forHim.total).not.toBe(forHer.total);
	expect(forHim.matched_words ?? forHer.matched_words).toBeUndefined();
});

test('words of products are stronger than an occasion', async () => {
	await demo
		.backend()
		.db.transaction()
		.execute(async (trx) => {
			const { id } = await trx.selectFrom('products').select('id').where('listed', '=', true).orderBy('id').limit(1).executeTakeFirstOrThrow();
			const { rows } = await sql<{ search: string }>`select search::text from products where id = ${id}`.execute(trx);
			await sql`update products set search = search || to_tsvector('shop', 'teta') where id = ${id}`.execute(trx);
			expect(rows).toHaveLength(1);
		});
	try {
		expect((await search('hr', 'teta')).total).toBe(1);
	} finally {
		await sql`update products set search = ts_delete(search, 'teta')`.execute(demo.backend().db);
	}
});

test('suggestions name the words that they leave out', async () => {
	for (const search_q of ['poklon za gospođu Anu', 'poklon do 2 €']) {
		const { data } = expectContract(SuggestionsAnswer, await demo.read('hr', '/hapi/v1/catalog/suggestions/', { search_q }));
		expect(data?.matched_words).toEqual((await search('hr', search_q)).matched_words);
		expect(data?.matched_words?.left_out.length).toBeGreaterThan(0);
	}
});

test('suggestions show gifts, too', async () => {
	const { data } = expectContract(SuggestionsAnswer, await demo.read('hr', '/hapi/v1/catalog/suggestions/', { search_q: 'poklon do 30 €' }));
	expect(data?.products.length).toBeGreaterThan(0);
	expect(data?.products_total).toBeGreaterThan(0);
});
