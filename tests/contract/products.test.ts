import { ProductAnswer } from '@titraj/contract/catalog.ts';
import { CatalogProductCard } from '@titraj/contract/product-card.ts';
import { ProductCardsAnswer, ProductsAnswer, type ProductsQuery } from '@titraj/contract/products-query.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let staff: string;
beforeAll(async () => {
	backend = await startTestBackend();
	staff = readJwt((await backend.call('_post_hapi_auth_login', { email: 'urednik@titraj.example', password: 'titraj-urednik' })).body);
});
afterAll(() => backend.close());

async function cards(query: ProductsQuery, token?: string) {
	const { body } = await backend.call('_get_hapi_catalog_products', query, token);
	const { items = [], total } = expectContract(ProductCardsAnswer, body).data ?? {};
	return { codes: items.map(({ code }) => code), items, total };
}

async function product(item_id: number) {
	const { body } = await backend.call('_post_hapi_catalog_product', { item_id });
	const { data } = expectContract(ProductAnswer, body);
	if (data === undefined) throw new Error(`No product ${item_id}`);
	return data;
}

describe('a query of products', () => {
	const cases: [string, ProductsQuery, string[], number][] = [
		['a category includes its subcategories', { slug: 'racunala', limit: 2, sort: 'id' }, ['MON-1', 'MON-2'], 20],
		['a category is found by its path', { slug: 'racunala/monitori', limit: 1, sort: 'id' }, ['MON-1'], 20],
		['an unknown category is empty', { slug: 'nema' }, [], 0],
		['a manufacturer', { manufacturer_id: 2, sort: 'id' }, ['CAB-1', 'CAB-OUT'], 2],
		['a list in its own order, newest first', { list_code: 'novo' }, ['MON-3', 'MON-2', 'MON-1'], 3],
		['ids in the requested order', { ids: '3,1,2' }, ['MON-3', 'MON-1', 'MON-2'], 3],
		['an id', { item_id: 2 }, ['MON-2'], 1],
		['a slug with an id at its end', { item_slug: 'monitor-siroki-2-proizvod-2' }, ['MON-2'], 1],
		['a bare slug that ends in a number', { item_slug: 'monitor-siroki-2' }, ['MON-2'], 1],
		['by ascending price', { sort: 'price_asc', limit: 2 }, ['CAB-OUT', 'CAB-MAX'], 23],
		['by descending price, with sale prices', { sort: 'price_desc', limit: 2 }, ['MON-19', 'MON-18'], 23],
		['best sellers first', { limit: 2 }, ['CAB-1', 'MON-20'], 23],
		['page two continues page one', { sort: 'id', limit: 2, page: 2 }, ['MON-3', 'MON-4'], 23],
		['a search without diacritics', { search_q: 'siroki 7' }, ['MON-7'], 1],
		['a search by the beginning of a word', { search_q: 'kolut' }, ['CAB-1'], 1],
		['a search by part number', { search_q: 'OBZ1004' }, ['MON-4'], 1],
		['an empty search', { search_q: '!!' }, [], 0],
		['filters combined', { search_q: 'kabel', manufacturer_id: 2, sort: 'id' }, ['CAB-1', 'CAB-OUT'], 2],
	];

	it.each(cases)('%s', async (_title, query, codes, total) => {
		expect(await cards(query)).toMatchObject({ codes, total });
	});

	it('returns invisible products only to staff who request them', async () => {
		const query: ProductsQuery = { slug: 'kabeli', sort: 'id', include_invisible: true };
		expect((await cards(query)).codes).not.toContain('CAB-HIDDEN');
		expect((await cards(query, staff)).codes).toContain('CAB-HIDDEN');
		expect((await cards({ slug: 'kabeli', sort: 'id' }, staff)).codes).not.toContain('CAB-HIDDEN');
	});

	it('crawls everything once by cursor', async () => {
		const seen: string[] = [];
		let cursor: string | null | undefined;
		do {
			const { body } = await backend.call('_get_hapi_catalog_products', { mode: 'full', sort: 'id', limit: 5, ...(cursor && { cursor }) });
			const { data } = expectContract(ProductsAnswer, body);
			seen.push(...(data?.items ?? []).map(({ code }) => code));
			expect(data?.total).toBe(23);
			cursor = data?.next_cursor;
		} while (cursor);
		expect(seen).toHaveLength(23);
		expect(new Set(seen).size).toBe(23);
	});

	it('returns only the requested fields and the id', async () => {
		const { body } = await backend.call('_get_hapi_catalog_products', { item_id: 1, response_fields: 'title, content' });
		expect(body).toMatchObject({ data: { items: [{ id: 1, title: 'Monitor Široki 1', content: '<p>Opis.</p>' }] } });
		expect(JSON.stringify(body)).not.toContain('price');
	});
});

describe('a product', () => {
	it('has its price, its sale and the lowest price before it', async () => {
		expect(await product(5)).toMatchObject({ price_custom: 90, basic_price_custom: 150.05, discount_percent_custom: 5, extra_price_lowest: 95 });
		expect(await product(1)).toMatchObject({
			price_custom: 110.01,
			discount_percent: 0,
			extra_price_lowest: null,
			installments_info: { count: 3, amount: 36.67, last_amount: 36.67 },
		});
	});

	it('has a unit price', async () => {
		expect(await product(21)).toMatchObject({ unitd_price: 0.35, unitd_qty: 100, unitd_description: 'm' });
	});

	it('has addresses, breadcrumb, pictures and the other variants of its group', async () => {
		const monitor = await product(1);
		expect(monitor.url).toBe(`https://titraj.example${monitor.url_without_domain}`);
		expect(monitor.url_without_domain).toBe('/proizvodi/monitori/monitor-siroki-1-proizvod-1/');
		expect(monitor.category_parents.map(({ url }) => url)).toEqual(['/proizvodi/racunala/', '/proizvodi/racunala/monitori/']);
		expect(monitor.images.map(({ upload_path }) => upload_path)).toEqual([
			'/media/monitor/color-black_size-24/front.svg',
			'/media/monitor/color-black_size-24/side.svg',
		]);
		expect(monitor.main_image_thumbs.map(({ width, height }) => [width, height])).toEqual([
			[320, 240],
			[640, 480],
			[1280, 960],
		]);
		expect(monitor.variation?.options.map(({ id }) => id)).toEqual([1, 2]);
		expect(monitor.groupproducts_ids).toEqual([21]);
		expect(monitor.lists_info.map(({ code }) => code)).toEqual(['novo']);
		expect(monitor.feedback_rate_widget).toEqual({ rates: 4, rates_votes: 1 });
	});

	it('is followed by the next six of its category that are not its variants, wrapping around at the end; one variant stands for all', async () => {
		const following = async (id: number) => (await product(id)).related.map((card) => card.id);
		expect(await following(1)).toEqual([3, 4, 5, 6, 7, 8]);
		expect(await following(2)).toEqual([3, 4, 5, 6, 7, 8]);
		expect(await following(18)).toEqual([19, 20, 1, 3, 4, 5]);
		expect(await following(21)).toEqual([23, 24]);
	});

	it.each([2, 500])('is listed with its cards, or with their ids and each card once: %i products', async (limit) => {
		const query = { mode: 'full', sort: 'id', limit } as const;
		const whole = expectContract(ProductsAnswer, (await backend.call('_get_hapi_catalog_products', query)).body).data?.items ?? [];
		const { body } = await backend.call('_get_hapi_catalog_products', { ...query, cards: 'once' });
		const { named_cards: named = [] } = expectContract(ProductCardsAnswer, body).data ?? {};
		const short = expectContract(ProductsAnswer, body).data?.items ?? [];
		const fields = Object.keys(CatalogProductCard.properties);
		const toCard = (item: object) => Object.fromEntries(Object.entries(item).filter(([name]) => fields.includes(name)));
		const cards = new Map([...named, ...short.map((item) => ({ ...toCard(item), id: item.id }))].map((card) => [card.id, card]));
		expect(cards.size).toBe(named.length + short.length);
		expect(named.length > 0).toBe(limit === 2);
		const pick = (ids: readonly number[] = []) => ids.map((id) => cards.get(id));
		const filled = short.map(({ card_ids, ...item }) => ({
			...{ ...item, related: pick(card_ids?.related), accessories: pick(card_ids?.accessories), groupproducts: pick(card_ids?.groupproducts) },
		}));
		expect(filled).toEqual(whole);
		expect(whole.some(({ related }) => related.length > 0)).toBe(true);
		expect(whole.some(({ groupproducts = [] }) => groupproducts.length > 0)).toBe(true);
	});

	it('is not found by visitors if it is invisible', async () => {
		const invisible = { item_id: 22 };
		expect((await backend.call('_post_hapi_catalog_product', invisible)).status).toBe(404);
		expect((await backend.call('_post_hapi_catalog_product', invisible, staff)).status).toBe(200);
	});
});
