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

describe('a search without a full match', () => {
	it('finds products with most of the words, and says which words were ignored', async () => {
		const { total, kinds, matched_words } = await search('bežični miš zvrndalo');
		expect(total).toBeGreaterThan(0);
		expect(kinds[0]).toBe('misevi');
		expect(matched_words).toEqual({ matched: 2, asked: 3, left_out: ['zvrndalo'] });
	});

	it('does not report ignored stop words', async () => {
		const plain = await search('laptop');
		const wordy = await search('kupiti najbolji kvalitetan laptop');
		expect(wordy.matched_words).toBeUndefined();
		expect(wordy.items.map(({ id }) => id)).toEqual(plain.items.map(({ id }) => id));
	});

	it('keeps the product word, not its purpose', async () => {
		expect((await search('miš za računalo')).kinds[0]).toBe('misevi');
		expect((await search('računalo za miš')).kinds[0]).not.toBe('misevi');
	});

	it('is not answered by an unimportant word', async () => {
		expect((await search('zvrndalo brundalo crni')).total).toBe(0);
		expect((await search('zvrndalo 16 gb')).total).toBe(0);
	});

	it('has the same products in each sort order', async () => {
		const found = await search('laptop 16 gb ram', { limit: 48 });
		const cheapest = await search('laptop 16 gb ram', { limit: 48, sort: 'price_asc' });
		expect(found.total).toBeGreaterThan(1);
		expect(cheapest.total).toBe(found.total);
		expect(cheapest.matched_words).toEqual(found.matched_words);
	});

	it('stays within its limits for any number of words', async () => {
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

describe('the first results', () => {
	it.each([
		['the product, not its accessories', 'monitor', ['uredski-monitori', 'gaming-monitori']],
		['the product by a synonym', 'notebook', ['prijenosna-racunala']],
		['the product searched with its purpose', 'nosač za monitor', ['nosaci-za-monitore']],
		['a measure in any spelling', 'monitor 27 inča', ['uredski-monitori', 'gaming-monitori']],
		['a measure with its unit symbol', 'monitor 27"', ['uredski-monitori', 'gaming-monitori']],
	])('are %s: %s', async (_title, text, meant) => {
		const { kinds } = await search(text);
		expect(kinds.slice(0, 5).filter((kind) => !meant.includes(kind))).toEqual([]);
		const suggested = await suggest(text);
		expect(suggested.products.map(({ category_code }) => category_code).filter((kind) => !meant.includes(kind))).toEqual([]);
	});

	it('are available products; sold-out ones follow', async () => {
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

describe('a word is corrected', () => {
	it.each(['tipkvonica', 'slusalcie', 'preklonpik'])('if it is a typing error: %s', async (typed) => {
		const { total, corrected_q } = await search(typed);
		expect(corrected_q).toBeDefined();
		expect(total).toBeGreaterThan(0);
	});

	it.each(['toner', 'povrat robe', 'garancija', 'perilica', 'robe', 'sunčane naočale', 'hair dryer'])(
		'not if the shop contains it somewhere, or if it is far from all known words: %s',
		async (typed) => {
			expect((await search(typed)).corrected_q).toBeUndefined();
			expect((await suggest(typed)).corrected_q).toBeUndefined();
		},
	);
});

describe('suggestions', () => {
	it('link to the page about the topic', async () => {
		expect((await suggest('povrat robe')).pages?.map(({ url_without_domain }) => url_without_domain)).toEqual(['/povrat-i-reklamacije/']);
		expect((await suggest('dostava')).pages?.[0]?.title).toBe('Dostava');
		expect((await suggest('laptop')).pages).toEqual([]);
	});

	it('name the product type first, then its accessories', async () => {
		const titles = (await suggest('monitor')).categories.map(({ title }) => title);
		expect(titles[0]).toBe('Monitori');
		expect(titles.at(-1)).toBe('Nosači za monitore');
		expect((await suggest('lemilica')).categories[0]?.title).toBe('Lemne stanice');
	});
});

describe('searches without results', () => {
	const missed = () => backend.db.selectFrom('missed_words').select(['lang', 'word', 'times']).orderBy('word').execute();

	it('are counted by word, without numbers and addresses', async () => {
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

	it('are limited per day', async () => {
		await backend.db.deleteFrom('missed_words').execute();
		const day = new Date().toISOString().slice(0, 10);
		const full = Array.from({ length: 2000 }, (_, place) => ({ day, lang: 'hr', word: `kvrc${place}`, times: 1 }));
		await backend.db.insertInto('missed_words').values(full).execute();
		await search('gablec');
		expect(await missed()).toHaveLength(2000);
	});
});

describe('a sentence', () => {
	const price = ({ price_cents, sale_price_cents }: { price_cents: number; sale_price_cents: number | null }) => sale_price_cents ?? price_cents;
	const sold = new Map([...demoSeed(600, new Date('2026-11-21T10:00:00Z')).catalog.products].map((product) => [product.code, product]));
	const prices = (items: readonly { code: string }[]) => items.map(({ code }) => price(sold.get(code) ?? { price_cents: 0, sale_price_cents: null }) / 100);

	it('with a price finds only products of the kind within it, and says so', async () => {
		const { kinds, items, understood, matched_words } = await search('laptop do 700 eura', { limit: 48 });
		expect(new Set(kinds)).toEqual(new Set(['prijenosna-racunala']));
		expect(Math.max(...prices(items))).toBeLessThanOrEqual(700);
		expect(understood).toEqual([{ kind: 'price', price_from: null, price_to: 700, without: 'laptop' }]);
		expect(matched_words).toBeUndefined();
	});

	it('that asks for the cheapest is sorted by price, unless another order is chosen', async () => {
		const { kinds, items, understood } = await search('najjeftiniji laptop');
		expect(new Set(kinds)).toEqual(new Set(['prijenosna-racunala']));
		expect(prices(items)).toEqual(prices(items).toSorted((a, b) => a - b));
		expect(understood).toEqual([{ kind: 'sort', sort: 'price_asc', without: 'laptop' }]);
	});

	it('of a price and a stop word alone finds all products within it', async () => {
		const { total, items } = await search('nešto do 30 eura', { limit: 48 });
		expect(total).toBeGreaterThan(20);
		expect(Math.max(...prices(items))).toBeLessThanOrEqual(30);
	});

	it('finds nothing rather than products beyond its price', async () => {
		const { total, understood } = await search('laptop do 20 eura');
		expect([total, understood?.length]).toEqual([0, 1]);
	});

	it.each([
		['procesor sa šest jezgara', 'procesori', 'cpu_cores', ['6'], 'procesor'],
		['slušalice s poništavanjem buke', 'slusalice', 'noise_cancelling', ['da'], 'slušalice'],
		['slušalice bez mikrofona', 'slusalice', 'microphone', ['nema'], 'slušalice'],
		['crno-bijeli printer', 'pisaci', 'print_colour', ['ne'], 'printer'],
		['utičnica s mjerenjem potrošnje', 'pametne-uticnice', 'metering', ['da'], 'utičnica'],
		['monitor 144hz', 'gaming-monitori', 'refresh_rate', ['144 Hz'], 'monitor'],
		['laptop 16 gb ram', 'prijenosna-racunala', 'memory', ['16 GB'], 'laptop'],
		['mobitel 256 gb memorije', 'mobiteli', 'storage', ['256 GB'], 'mobitel'],
		['oled televizor', 'televizori', 'panel', ['OLED'], 'televizor'],
		['osmojezgreni procesor', 'procesori', 'cpu_cores', ['8'], 'procesor'],
	])('with an attribute finds only products that have it, and says so: %s', async (text, kind, code, values, without) => {
		const { items, understood, matched_words } = await search(text, { limit: 48 });
		const found = items
			.map((item) => sold.get(item.code))
			.map((product) => [product?.category_code, product?.attributes.find((one) => one.code === code)?.value]);
		expect(found.length).toBeGreaterThan(0);
		for (const [category, value] of found) expect([category, values.includes(value ?? '')]).toEqual([kind, true]);
		expect(understood).toMatchObject([{ kind: 'attribute', without }]);
		expect(matched_words).toBeUndefined();
	});

	it('with a value behind "bez" finds only products with another value', async () => {
		const { items, understood } = await search('televizor bez oled', { limit: 48 });
		const found = items.map(({ code }) => sold.get(code));
		expect(found.length).toBeGreaterThan(0);
		for (const product of found) {
			const panel = product?.attributes.find(({ code }) => code === 'panel')?.value;
			expect([product?.category_code, panel === undefined || panel === 'OLED']).toEqual(['televizori', false]);
		}
		expect(understood).toMatchObject([{ kind: 'attribute', without: 'televizor' }]);
	});

	it('with attributes that no product has together finds those words that it can', async () => {
		const { total, kinds } = await search('laptop 64 gb ram 13,3 inča 256 gb');
		expect(total).toBeGreaterThan(0);
		expect(kinds[0]).toBe('prijenosna-racunala');
	});

	it('about something that the shop does not sell finds nothing, not what needs it', async () => {
		expect((await search('toner')).total).toBe(0);
		expect((await search('papir za pisač')).total).toBe(0);
		expect((await search('tinta za printer')).items.map(({ category_code }) => category_code)).not.toContain('lemne-stanice');
	});

	it.each(['strujna kliješta', 'odvijač', 'vanjski ssd'])('puts products with all its words in their title first: %s', async (text) => {
		const { items } = await search(text, { limit: 48 });
		const isTitled = items.map(({ title }) => title.toLowerCase().includes(text));
		expect(isTitled[0]).toBe(true);
		expect(isTitled).toEqual(isTitled.toSorted((a, b) => Number(b) - Number(a)));
	});
});

describe('a connector', () => {
	const chargers = async (text: string) => {
		const found = await search(text, { limit: 48 });
		return { ...found, colours: new Set(found.items.flatMap(({ title }) => /, (crni|bijeli)$/.exec(title)?.[1] ?? [])) };
	};

	it.each(['usb-c punjač', 'punjač USB C', 'punjač type-c', 'punjač s USB-C priključkom'])('is a filter, whatever the colour: %s', async (text) => {
		const { total, matched_words, understood, kinds, colours } = await chargers(text);
		expect(total).toBe((await search('punjač')).total);
		expect([matched_words, new Set(kinds)]).toEqual([undefined, new Set(['punjaci'])]);
		expect(understood?.map((part) => part.kind === 'attribute' && part.attribute_title)).toEqual(['Priključci USB-C']);
		expect(colours).toEqual(new Set(['crni', 'bijeli']));
	});

	it('leaves out products without it, and goes with a price', async () => {
		const withA = await chargers('punjač USB-A');
		expect(withA.total).toBeGreaterThan(0);
		expect(withA.total).toBeLessThan((await search('punjač')).total);
		const { items, matched_words } = await chargers('usb-c punjač za laptop do 40 eura');
		expect(matched_words).toBeUndefined();
		expect(Math.max(...items.map(({ price_custom }) => Number(price_custom)))).toBeLessThanOrEqual(40);
	});

	it('is no letter with which other words begin', async () => {
		expect((await search('punjač c')).matched_words).toEqual({ matched: 1, asked: 2, left_out: ['c'] });
		expect((await search('t')).total).toBeGreaterThan(0);
	});
});
