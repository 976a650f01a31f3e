import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import type { Facets } from '@titraj/contract/facets.ts';
import { ProductCardsAnswer, type ProductsQuery } from '@titraj/contract/products-query.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { facetFixture } from '#tests/support/facet-fixture.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const { shop, monitors } = facetFixture();
let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend(shop);
});
afterAll(() => backend.close());

async function list(query: ProductsQuery) {
	const { body } = await backend.call('_get_hapi_catalog_products', { facets: true, limit: 500, ...query });
	const { data } = expectContract(ProductCardsAnswer, body);
	if (data === undefined) throw new Error('No list');
	return { ...data, codes: data.items.map(({ code }) => code).toSorted() };
}

async function facetsOf(query: ProductsQuery): Promise<Facets> {
	const { facets } = await list(query);
	if (facets === undefined) throw new Error('No facets');
	return facets;
}

const MANUFACTURER_TITLES: Record<string, string> = { obzor: 'Obzor', ziva: 'Živa', cvor: 'Čvor' };
const attributeOf = (product: SourceProduct, code: string) => product.attributes.find((attribute) => attribute.code === code)?.value ?? '';
const nowOf = (product: SourceProduct) => product.sale_price_cents ?? product.price_cents;

interface Chosen {
	sizes: string[];
	panels: string[];
	manufacturers: string[];
	to: number;
	available: boolean;
	discounted: boolean;
}
const NONE: Chosen = { sizes: [], panels: [], manufacturers: [], to: Number.POSITIVE_INFINITY, available: false, discounted: false };

/** The rule itself, applied to one product at a time. */
function passes(product: SourceProduct, chosen: Chosen): boolean {
	const among = (values: string[], value: string) => values.length === 0 || values.includes(value);
	return (
		among(chosen.sizes, attributeOf(product, 'screen_size')) &&
		among(chosen.panels, attributeOf(product, 'panel')) &&
		among(chosen.manufacturers, MANUFACTURER_TITLES[product.manufacturer_code ?? ''] ?? '') &&
		nowOf(product) <= chosen.to * 100 &&
		(!chosen.available || product.quantity > 0) &&
		(!chosen.discounted || product.sale_price_cents !== null)
	);
}

const all = monitors.filter(({ category_code }) => category_code === 'monitors');
const count = (chosen: Chosen, also: (product: SourceProduct) => boolean = () => true) =>
	all.filter((product) => passes(product, chosen) && also(product)).length;

const CHOICES: [string, Partial<Chosen>][] = [
	['nothing', {}],
	['one size', { sizes: ['27'] }],
	['two sizes include both', { sizes: ['24', '32'] }],
	['a size and a panel type are combined', { sizes: ['27'], panels: ['VA'] }],
	['two sizes and two panel types', { sizes: ['24', '27'], panels: ['IPS', 'OLED'] }],
	['a manufacturer', { manufacturers: ['Živa'] }],
	['two manufacturers and a size', { manufacturers: ['Živa', 'Obzor'], sizes: ['32'] }],
	['a price', { to: 150 }],
	['availability', { available: true }],
	['reductions', { discounted: true }],
	['all filters together', { sizes: ['24', '27'], panels: ['IPS'], manufacturers: ['Obzor', 'Čvor'], to: 200, available: true, discounted: true }],
	['filters without a result', { sizes: ['24'], to: 1 }],
];

describe('facets of a category', () => {
	let known: Facets;
	beforeAll(async () => {
		known = await facetsOf({ slug: 'monitori' });
	});
	const idsOf = (titles: string[], values: { id: number; title: string }[] = []) => values.filter(({ title }) => titles.includes(title)).map(({ id }) => id);
	const attribute = (facets: Facets, code: string) => facets.attributes.find((facet) => facet.code === code)?.values ?? [];
	const asCounts = (values: { title: string; count: number; selected: boolean }[]) =>
		Object.fromEntries(values.filter(({ count, selected }) => count > 0 || selected).map(({ title, count }) => [title, count]));

	it.each(CHOICES)('%s: list, totals and every count follow the rule', async (_title, part) => {
		const chosen = { ...NONE, ...part };
		const values = [...idsOf(chosen.sizes, attribute(known, 'screen_size')), ...idsOf(chosen.panels, attribute(known, 'panel'))];
		const manufacturers = idsOf(chosen.manufacturers, known.manufacturers);
		const answer = await list({
			slug: 'monitori',
			...(values.length > 0 && { attributes_ids: values.join(',') }),
			...(manufacturers.length > 0 && { manufacturer_ids: manufacturers.join(',') }),
			...(Number.isFinite(chosen.to) && { price_to: chosen.to }),
			...(chosen.available && { available: true }),
			...(chosen.discounted && { discounted: true }),
		});
		const expected = all.filter((product) => passes(product, chosen));
		expect(answer.codes).toEqual(expected.map(({ code }) => code).toSorted());
		expect(answer.total).toBe(expected.length);

		const facets = answer.facets ?? known;
		expect(facets.available_total).toBe(count({ ...chosen, available: true }));
		expect(facets.discounted_total).toBe(count({ ...chosen, discounted: true }));
		const priced = all.filter((product) => passes(product, { ...chosen, to: NONE.to })).map(nowOf);
		expect(facets.price).toEqual(priced.length === 0 ? null : { from: Math.min(...priced) / 100, to: Math.max(...priced) / 100 });

		const expectCounts = (name: 'sizes' | 'panels' | 'manufacturers', titles: string[], of: (product: SourceProduct) => string) =>
			Object.fromEntries(
				titles
					.map((title) => [title, count({ ...chosen, [name]: [] }, (product) => of(product) === title)] as const)
					.filter(([title, found]) => found > 0 || chosen[name].includes(title)),
			);
		expect(asCounts(attribute(facets, 'screen_size'))).toEqual(expectCounts('sizes', ['24', '27', '32'], (product) => attributeOf(product, 'screen_size')));
		expect(asCounts(attribute(facets, 'panel'))).toEqual(expectCounts('panels', ['IPS', 'VA', 'OLED'], (product) => attributeOf(product, 'panel')));
		expect(asCounts(facets.manufacturers)).toEqual(
			expectCounts('manufacturers', ['Obzor', 'Živa', 'Čvor'], (product) => MANUFACTURER_TITLES[product.manufacturer_code ?? ''] ?? ''),
		);
	});

	it('sorts numeric values, and marks what is selected', async () => {
		const id = idsOf(['32'], attribute(known, 'screen_size'));
		const sizes = attribute(await facetsOf({ slug: 'monitori', attributes_ids: id.join(',') }), 'screen_size');
		expect(sizes.map(({ title, selected }) => [title, selected])).toEqual([
			['24', false],
			['27', false],
			['32', true],
		]);
	});

	it('narrows several categories by their distinguishing attributes', async () => {
		const category_ids = (await facetsOf({})).categories.map(({ id }) => id).join(',');
		const several = await facetsOf({ category_ids });
		expect(several.attributes.map(({ code }) => code)).toEqual(['screen_size', 'panel']);
		const [size] = attribute(several, 'screen_size');
		expect(size?.count).toBe(40);
		const narrowed = await list({ category_ids, attributes_ids: String(size?.id) });
		expect(narrowed.total).toBe(size?.count);
	});

	it('has attributes only for lists of categories, and categories only if there are several', async () => {
		expect(known.categories).toEqual([]);
		const whole = await facetsOf({});
		expect(whole.attributes).toEqual([]);
		expect(whole.categories.map(({ title, count: found }) => [title, found])).toEqual([
			['Monitori', all.length],
			['Kabeli', monitors.length - all.length],
		]);
		const narrowed = await facetsOf({ category_ids: String(whole.categories[0]?.id) });
		expect(narrowed.attributes.map(({ code }) => code)).toEqual(['screen_size', 'panel']);
		expect(narrowed.categories.map(({ selected }) => selected)).toEqual([true, false]);
	});

	it('follows stock at once, and a changed product after the refresh', async () => {
		await backend.db.updateTable('products').set({ quantity: 0 }).where('code', '=', 'F-1').execute();
		expect((await facetsOf({ slug: 'monitori' })).available_total).toBe(known.available_total - 1);
		await backend.db.updateTable('products').set({ quantity: 3 }).where('code', '=', 'F-1').execute();
	});

	const HOSTILE: [string, ProductsQuery, number][] = [
		['an unknown attribute value', { attributes_ids: '999999' }, 0],
		['invalid ids', { attributes_ids: 'x,,-1', manufacturer_ids: '' }, 108],
		['an unknown manufacturer', { manufacturer_ids: '2147483647' }, 0],
		['a lowest price above the highest', { price_from: 200, price_to: 100 }, 0],
	];
	it.each(HOSTILE)('accepts %s', async (_title, query, total) => {
		expect((await list({ slug: 'monitori', ...query })).total).toBe(total);
	});

	it('pages through a narrowed list without losing or duplicating products', async () => {
		const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ slug: 'monitori', available: true, sort: 'price_asc', limit: 24, page })));
		const codes = pages.flatMap((page) => page.items.map(({ code }) => code));
		expect(new Set(codes).size).toBe(codes.length);
		expect(codes).toHaveLength(Math.min(96, count({ ...NONE, available: true })));
		const prices = pages.flatMap((page) => page.items.map(({ price_custom }) => Number(price_custom)));
		expect(prices).toEqual(prices.toSorted((a, b) => a - b));
	});

	const isSoldOutLast = (items: readonly { is_available: boolean }[]) =>
		items.every(({ is_available }, index) => index === 0 || !is_available || items[index - 1]?.is_available);

	it.each<[string, ProductsQuery]>([
		['a category', { slug: 'monitori' }],
		['a category, newest first', { slug: 'monitori', sort: 'new' }],
		['a filtered category', { slug: 'monitori', price_to: 5000 }],
		['filtered categories', { price_to: 5000 }],
	])('puts sold-out products last in %s across pages, but in their place when sorted by price', async (_title, query) => {
		const { items } = await list(query);
		expect(items.some(({ is_available }) => !is_available)).toBe(true);
		expect(isSoldOutLast(items)).toBe(true);
		const halves = await Promise.all([1, 2].map((page) => list({ ...query, limit: Math.ceil(items.length / 2), page })));
		expect(halves.flatMap((half) => half.items.map(({ id }) => id))).toEqual(items.map(({ id }) => id));
		expect(isSoldOutLast((await list({ ...query, sort: 'price_asc' })).items)).toBe(false);
	});

	it.each(['new', 'price_desc', 'title', 'discount', 'rate', 'best_selling', 'id'] as const)('sorts a narrowed list by %s', async (sort) => {
		expect((await list({ slug: 'monitori', available: true, sort })).total).toBe(count({ ...NONE, available: true }));
	});
});
