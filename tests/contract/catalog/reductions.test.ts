import { writeProducts } from '@titraj/backend/catalog/products/write-products.ts';
import type { SourceProduct } from '@titraj/backend/platform/source/catalog.ts';
import { CartAnswer } from '@titraj/contract/cart.ts';
import { ListsAnswer } from '@titraj/contract/catalog-groups.ts';
import { PriceQtyAnswer } from '@titraj/contract/price-qty.ts';
import { ProductCardsAnswer, type ProductsQuery } from '@titraj/contract/products-query.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFeedItem } from '#lib/catalog/server/to-feed-item.server.ts';
import { toPrice } from '#lib/catalog/to-price.ts';
import { loadSite } from '#lib/navigation/server/site.server.ts';
import { loadPath } from '#lib/pages/server/load-path.server.ts';
import { connect } from '#lib/platform/http/connect.ts';
import { unwrap } from '#lib/platform/http/result.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

type Prices = Pick<SourceProduct, 'price_cents' | 'sale_price_cents' | 'lowest_price_cents'>;

/** Prices are a few cents apart, so that equal and neighbouring prices are frequent; every source lists its product as reduced, with a badge. */
const prices = fc
	.record({
		price: fc.integer({ min: 1000, max: 1006 }),
		off: fc.option(fc.integer({ min: 1, max: 8 })),
		lowest: fc.option(fc.integer({ min: 994, max: 1008 })),
	})
	.map(({ price, off, lowest }): Prices => ({ price_cents: price, sale_price_cents: off === null ? null : price - off, lowest_price_cents: lowest }));
const drawn = fc.sample(prices, { numRuns: 180, seed: 24 });

function toSource(base: SourceProduct, number: number, price: Prices): SourceProduct {
	return {
		...base,
		...price,
		code: `R-${number}`,
		ean: null,
		variation_code: null,
		group_product_codes: [],
		lists: ['akcija'],
		badges: [{ code: 'akcija', title: 'Akcija' }],
		sold: number,
	};
}

/** The rule, written independently of the code under test. */
const isBelowLowest = ({ sale_price_cents: sale, lowest_price_cents: lowest }: Prices) => sale !== null && lowest !== null && sale < lowest;

let backend: TestBackend;
let reducedIds: number[];
let pricesOf: Map<number, Prices>;
beforeAll(async () => {
	const shop = shopFixture();
	const [base] = shop.catalog.products;
	if (base === undefined) throw new Error('The fixture shop has no products');
	const products = drawn.map((price, number) => toSource(base, number, price));
	backend = await startTestBackend({ ...shop, catalog: { ...shop.catalog, products } });
	await learn();
});
afterAll(() => backend.close());

async function learn() {
	const rows = await backend.db.selectFrom('products').select(['id', 'price_cents', 'sale_price_cents', 'lowest_price_cents']).orderBy('id').execute();
	pricesOf = new Map(rows.map(({ id, ...price }) => [id, price]));
	reducedIds = rows.filter(isBelowLowest).map(({ id }) => id);
}

async function list(query: ProductsQuery) {
	const { data } = expectContract(ProductCardsAnswer, (await backend.call('_get_hapi_catalog_products', query)).body);
	if (!data) throw new Error('no products');
	return data;
}
const inOrder = (ids: Iterable<number>) => [...ids].toSorted((one, other) => one - other);

describe('a price is reduced only below the lowest price of the 30 days before', () => {
	it('the generated prices include reduced, equal and higher ones, and some without a history', () => {
		const sales = drawn.filter(({ sale_price_cents }) => sale_price_cents !== null);
		const compared = (of: (sale: number, lowest: number) => boolean) =>
			sales.filter(({ sale_price_cents, lowest_price_cents }) => lowest_price_cents !== null && of(sale_price_cents ?? 0, lowest_price_cents)).length;
		for (const count of [compared((sale, lowest) => sale < lowest), compared((sale, lowest) => sale === lowest), compared((sale, lowest) => sale > lowest)])
			expect(count).toBeGreaterThan(2);
		expect(sales.some(({ lowest_price_cents }) => lowest_price_cents === null)).toBe(true);
	});

	it('a price that is not below the lowest of 30 days is shown without struck price, percentage, lowest price and badge', async () => {
		const { items } = await list({ sort: 'id', limit: 500 });
		expect(items).toHaveLength(drawn.length);
		for (const card of items) {
			const { price_cents = 0, sale_price_cents, lowest_price_cents } = pricesOf.get(card.id) ?? {};
			const now = (sale_price_cents ?? price_cents) / 100;
			const shown = toPrice(card, 'EUR');
			expect(card.price_custom).toBe(now);
			const regular = [card.basic_price, card.basic_price_custom, card.basic_price_base];
			if (reducedIds.includes(card.id)) {
				expect(regular).toEqual(Array(3).fill(price_cents / 100));
				expect(card.extra_price_lowest).toBe((lowest_price_cents ?? 0) / 100);
				expect(shown).toMatchObject({ regularPrice: { minor: price_cents }, lowestPrice30Days: { minor: lowest_price_cents } });
				expect(shown.percent).toBe(card.discount_percent_custom);
				expect(card.badge_coupons.map(({ code }) => code)).toContain('akcija');
			} else {
				expect(regular).toEqual(Array(3).fill(now));
				expect([card.extra_price_lowest, card.discount_percent, card.discount_percent_custom, card.discount_percent_base]).toEqual([null, 0, 0, 0]);
				expect(Object.keys(shown)).not.toEqual(expect.arrayContaining(['regularPrice']));
				expect(card.badge_coupons).toEqual([]);
			}
		}
	});

	it('counts and lists as reduced only prices below the lowest of 30 days, in the filter and in the list of reduced goods', async () => {
		const filtered = await list({ discounted: true, facets: true, limit: 500 });
		expect(inOrder(filtered.items.map(({ id }) => id))).toEqual(reducedIds);
		expect([filtered.total, filtered.facets?.discounted_total]).toEqual([reducedIds.length, reducedIds.length]);
		const listed = await list({ list_code: 'akcija', limit: 500 });
		expect(inOrder(listed.items.map(({ id }) => id))).toEqual(reducedIds);
		expect(listed.total).toBe(reducedIds.length);
		const lists = expectContract(ListsAnswer, (await backend.call('_get_hapi_catalog_lists', { slug: 'akcija', limit: 100 })).body);
		expect(lists.data?.items[0]?.products_total).toBe(reducedIds.length);
		expect(lists.data?.items[0]?.items.every(({ id }) => reducedIds.includes(id))).toBe(true);
	});

	it('sorts by reduction with the largest first, and products without one last', async () => {
		const share = (id: number) => {
			const { sale_price_cents, lowest_price_cents } = pricesOf.get(id) ?? {};
			return reducedIds.includes(id) ? 1 - (sale_price_cents ?? 0) / (lowest_price_cents ?? 1) : 0;
		};
		for (const query of [{}, { search_q: 'monitor' }, { facets: true }]) {
			const ids = (await list({ sort: 'discount', limit: 500, ...query })).items.map(({ id }) => id);
			expect(ids.map(share)).toEqual(ids.map(share).toSorted((one, other) => other - one));
		}
	});

	it('shows the same reductions in live prices, in the cart, and in every currency', async () => {
		const ids = [...pricesOf.keys()];
		for (const lang of ['hr', 'rs', 'ba']) {
			const token = await backend.newToken();
			const headers = { 'base-lang': lang, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
			const live = expectContract(
				PriceQtyAnswer,
				(await backend.send('/hapi/v1/catalog/price-qty/', { method: 'POST', headers, body: JSON.stringify({ ids }) })).body,
			);
			const shown = live.data?.items.filter((item) => toPrice(item, 'EUR').regularPrice).map(({ id }) => id) ?? [];
			expect(inOrder(shown)).toEqual(reducedIds);
		}
		const token = await backend.newToken();
		for (const id of ids.slice(0, 40)) await backend.call('_post_hapi_webshop_product', { shopping_cart_code: `product-${id}`, qty: 1 }, token);
		const cart = expectContract(CartAnswer, (await backend.call('_get_hapi_webshop_cart', {}, token)).body);
		const lines = cart.data?.parcels.flatMap(({ items }) => items) ?? [];
		expect(lines).toHaveLength(40);
		for (const { item, unit_price, basic_price, extra_price_lowest } of lines) {
			expect([Number(basic_price) > Number(unit_price), extra_price_lowest !== null]).toEqual(Array(2).fill(reducedIds.includes(item.id)));
		}
	});

	it('gives only reduced products a sale price in the merchant feed', async () => {
		const client = unwrap(await connect({ baseUrl: backend.url, host: 'titraj.example', lang: 'hr' }));
		const site = await loadSite(client, new Date('2026-11-01T00:00:00Z'));
		const { items } = await list({ sort: 'id', limit: 40 });
		for (const { id, url_without_domain: path } of items) {
			const outcome = await loadPath({ path, client, site });
			if (outcome.kind !== 'page' || outcome.loaded.content.screen !== 'catalog/product') throw new Error(`${path}: ${outcome.kind}`);
			expect(toFeedItem(site, outcome.loaded.content.props, '').includes('<g:sale_price>')).toBe(reducedIds.includes(id));
		}
	});

	it('removes list and badge from a product that was as cheap within the 30 days before', async () => {
		const [base] = shopFixture().catalog.products;
		if (base === undefined) throw new Error('The fixture shop has no products');
		const write = async (price: Prices) => {
			await writeProducts(backend.db, [toSource(base, 900, price)]);
			const row = await backend.db.selectFrom('products').select(['id', 'reduced', 'badges']).where('code', '=', 'R-900').executeTakeFirstOrThrow();
			const items = await backend.db.selectFrom('product_list_items').select('list_code').where('product_id', '=', row.id).execute();
			return { reduced: row.reduced, badges: row.badges.map(({ code }) => code), lists: items.map(({ list_code }) => list_code) };
		};
		await write({ price_cents: 5000, sale_price_cents: null, lowest_price_cents: null });
		await write({ price_cents: 9000, sale_price_cents: null, lowest_price_cents: null });
		expect(await write({ price_cents: 9000, sale_price_cents: 4500, lowest_price_cents: 9000 })).toEqual({
			reduced: true,
			badges: ['akcija'],
			lists: ['akcija'],
		});
		await write({ price_cents: 9000, sale_price_cents: null, lowest_price_cents: null });
		expect(await write({ price_cents: 9000, sale_price_cents: 6000, lowest_price_cents: 9000 })).toEqual({ reduced: false, badges: [], lists: [] });
	});
});
