import { ProductCardsAnswer } from '@titraj/contract/products-query.ts';
import { SuggestionsAnswer } from '@titraj/contract/suggestions.ts';
import { demoSeed } from '@titraj/demo/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend(demoSeed(600, new Date('2026-11-21T10:00:00Z')));
}, 120_000);
afterAll(() => backend.close());

async function search(search_q: string, more: { limit?: number; sort?: 'price_asc' } = {}) {
	const { data } = expectContract(ProductCardsAnswer, (await backend.call('_get_hapi_catalog_products', { search_q, ...more })).body);
	if (!data) throw new Error(`No answer for ${search_q}`);
	return { ...data, kinds: data.items.map(({ category_code }) => category_code) };
}

async function suggest(search_q: string) {
	const { data } = expectContract(SuggestionsAnswer, (await backend.call('_get_hapi_catalog_suggestions', { search_q })).body);
	if (!data) throw new Error(`No answer for ${search_q}`);
	return data;
}

describe('a search that no product answers in full', () => {
	it('finds what has most of the words and says which are left aside', async () => {
		const { total, kinds, matched_words } = await search('bežični miš zvrndalo');
		expect(total).toBeGreaterThan(0);
		expect(kinds[0]).toBe('misevi');
		expect(matched_words).toEqual({ matched: 2, asked: 3, left_out: ['zvrndalo'] });
	});

	it('says nothing of words that say nothing', async () => {
		const plain = await search('laptop');
		const wordy = await search('kupiti najbolji jeftini laptop');
		expect(wordy.matched_words).toBeUndefined();
		expect(wordy.items.map(({ id }) => id)).toEqual(plain.items.map(({ id }) => id));
	});

	it('keeps the thing, not what it is for', async () => {
		expect((await search('miš za računalo')).kinds[0]).toBe('misevi');
		expect((await search('računalo za miš')).kinds[0]).not.toBe('misevi');
	});

	it('does not answer with a stray word', async () => {
		expect((await search('zvrndalo brundalo crni')).total).toBe(0);
		expect((await search('zvrndalo 16 gb')).total).toBe(0);
	});

	it('has the same products in each order', async () => {
		const found = await search('laptop 16 gb ram', { limit: 48 });
		const cheapest = await search('laptop 16 gb ram', { limit: 48, sort: 'price_asc' });
		expect(found.total).toBeGreaterThan(1);
		expect(cheapest.total).toBe(found.total);
		expect(cheapest.matched_words).toEqual(found.matched_words);
	});

	it('answers words without end within its bounds', async () => {
		expect(
			(
				await search(
					Array.from({ length: 66 }, (_, place) => `kvrc${place}`)
						.join(' ')
						.slice(0, 200),
				)
			).total,
		).toBe(0);
	});
});

describe('what stands first', () => {
	it.each([
		['the thing, not what goes with it', 'monitor', ['uredski-monitori', 'gaming-monitori']],
		['the thing by another name', 'notebook', ['prijenosna-racunala']],
		['what is asked for with its purpose', 'nosač za monitor', ['nosaci-za-monitore']],
		['a measure however it is written', 'monitor 27 inča', ['uredski-monitori', 'gaming-monitori']],
		['a measure with its mark', 'monitor 27"', ['uredski-monitori', 'gaming-monitori']],
	])('is %s: %s', async (_title, text, meant) => {
		const { kinds } = await search(text);
		expect(kinds.slice(0, 5).filter((kind) => !meant.includes(kind))).toEqual([]);
		const suggested = await suggest(text);
		expect(suggested.products.map(({ category_code }) => category_code).filter((kind) => !meant.includes(kind))).toEqual([]);
	});

	it('is what can be had: sold out follows', async () => {
		const [first] = (await search('laptop')).items;
		await backend.db
			.updateTable('products')
			.set({ quantity: 0 })
			.where('id', '=', first?.id ?? 0)
			.execute();
		const { items, total } = await search('laptop', { limit: 96 });
		const available = items.map(({ is_available }) => is_available);
		expect(items.map(({ id }) => id)).toContain(first?.id);
		expect(total).toBe(items.length);
		const meant = items.filter(({ category_code }) => category_code === 'prijenosna-racunala').map(({ is_available }) => is_available);
		expect(meant.lastIndexOf(true)).toBeLessThan(meant.indexOf(false));
		expect(available[0]).toBe(true);
	});
});

describe('a word is read otherwise', () => {
	it.each(['tipkvonica', 'slusalcie', 'preklonpik'])('where it is a slip: %s', async (typed) => {
		const { total, corrected_q } = await search(typed);
		expect(corrected_q).toBeDefined();
		expect(total).toBeGreaterThan(0);
	});

	it.each(['toner', 'povrat robe', 'garancija', 'perilica', 'robe', 'sunčane naočale', 'hair dryer'])(
		'not where it stands somewhere in the shop, or is far from all that does: %s',
		async (typed) => {
			expect((await search(typed)).corrected_q).toBeUndefined();
			expect((await suggest(typed)).corrected_q).toBeUndefined();
		},
	);
});

describe('suggestions', () => {
	it('lead to the page that tells of it', async () => {
		expect((await suggest('povrat robe')).pages?.map(({ url_without_domain }) => url_without_domain)).toEqual(['/povrat-i-reklamacije/']);
		expect((await suggest('dostava')).pages?.[0]?.title).toBe('Dostava');
		expect((await suggest('laptop')).pages).toEqual([]);
	});

	it('name the kind first, its accessories after', async () => {
		const titles = (await suggest('monitor')).categories.map(({ title }) => title);
		expect(titles[0]).toBe('Monitori');
		expect(titles.at(-1)).toBe('Nosači za monitore');
		expect((await suggest('lemilica')).categories[0]?.title).toBe('Lemne stanice');
	});
});

describe('words that are not found', () => {
	const missed = () => backend.db.selectFrom('missed_words').select(['lang', 'word', 'times']).orderBy('word').execute();

	it('are counted one by one, without numbers and addresses', async () => {
		await backend.db.deleteFrom('missed_words').execute();
		await search('gablec');
		await search('gablec gablec 0911234567 ana@primjer.hr');
		await search('bežični miš gablec');
		await suggest('gablecima');
		expect(await missed()).toEqual([
			{ lang: 'hr', word: 'ana', times: 1 },
			{ lang: 'hr', word: 'gablec', times: 3 },
		]);
	});

	it('are no more than a bound a day', async () => {
		await backend.db.deleteFrom('missed_words').execute();
		const day = new Date().toISOString().slice(0, 10);
		const full = Array.from({ length: 2000 }, (_, place) => ({ day, lang: 'hr', word: `kvrc${place}`, times: 1 }));
		await backend.db.insertInto('missed_words').values(full).execute();
		await search('gablec');
		expect(await missed()).toHaveLength(2000);
	});
});
