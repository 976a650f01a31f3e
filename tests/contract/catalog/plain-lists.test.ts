import { findListing } from '@titraj/backend/listing/find-listing.ts';
import type { Market } from '@titraj/backend/platform/market/market.ts';
import { ProductCardsAnswer, type ProductsQuery } from '@titraj/contract/products-query.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { facetFixture } from '#tests/support/facet-fixture.ts';
import { listPlainly, type PlainShop, readPlainShop } from '#tests/support/plain-list.ts';
import { readJwt, startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

let backend: TestBackend;
let shop: PlainShop;
/** Products that one market does not offer. */
let missing: number[];

beforeAll(async () => {
	backend = await startTestBackend(shopWithHiddenProducts());
	const rows = await backend.db.selectFrom('products').select('id').orderBy('id').limit(9).execute();
	missing = rows.map(({ id }) => id);
	const gaps = missing.map((id) => ({ kind: 'product', id, lang: MARKET_WITH_GAPS, slug: null, available: false, texts: '{}', sort_title: null }));
	await backend.db.insertInto('translations').values(gaps).execute();
	shop = await readPlainShop(backend.db);
});
afterAll(() => backend.close());

const MARKET_WITH_GAPS = 'si';

function shopWithHiddenProducts() {
	const { shop: seed, monitors } = facetFixture();
	const products = monitors.map((product, number) => ({
		...product,
		slug: `monitor-proizvod-${number}x`,
		visible: number % 6 !== 5,
		lists: [...(number % 7 < 2 ? ['novo'] : []), ...(number % 3 === 0 ? ['najprodavanije'] : [])],
		tags: number % 2 === 0 ? ['zasloni'] : [],
	}));
	return { ...seed, catalog: { ...seed.catalog, products } };
}

const SORTS = ['best_selling', 'new', 'price_asc', 'price_desc', 'title', 'discount', 'rate', 'id', 'relevance'] as const;
const flag = fc.boolean();
const price = fc.integer({ min: 80, max: 240 });
const idsUpTo = (max: number) => fc.array(fc.integer({ min: 1, max }), { maxLength: 6 }).map((ids) => ids.join(','));

const FILTERS: { [Name in keyof ProductsQuery]: fc.Arbitrary<ProductsQuery[Name]> } = {
	slug: fc.constantFrom('monitori', 'racunala', 'kabeli', 'nema'),
	category_id: fc.integer({ min: 1, max: 4 }),
	manufacturer_id: fc.integer({ min: 1, max: 4 }),
	list_code: fc.constantFrom('novo', 'najprodavanije', 'akcija', 'nema'),
	tag_id: fc.integer({ min: 1, max: 2 }),
	ids: idsUpTo(130),
	item_id: fc.integer({ min: 1, max: 130 }),
	item_slug: fc.integer({ min: 0, max: 125 }).map((number) => `monitor-proizvod-${number}x`),
	attributes_ids: idsUpTo(8),
	manufacturer_ids: idsUpTo(4),
	category_ids: idsUpTo(4),
	price_from: price,
	price_to: price,
	available: flag,
	discounted: flag,
	facets: flag,
};

/** No filter up to four of them, with values that exist and some that do not. */
const filters = fc.subarray(Object.entries(FILTERS), { maxLength: 4 }).chain((drawn) => fc.record<ProductsQuery>(Object.fromEntries(drawn)));
const orders = fc.record({ include_invisible: flag, sort: fc.constantFrom(...SORTS) }, { requiredKeys: [] });
const queries = fc.tuple(filters, orders).map(([chosen, order]): ProductsQuery => ({ ...chosen, ...order }));

const asked = fc.record({
	query: queries,
	staff: flag,
	lang: fc.constantFrom<Market>('hr', 'en', MARKET_WITH_GAPS),
	limit: fc.integer({ min: 1, max: 30 }),
	offset: fc.constantFrom(0, 0, 7, 40),
});

describe('lists of products', () => {
	it('are those of a plain filter, whatever the filters, the role, the market and the order are', async () => {
		await fc.assert(
			fc.asyncProperty(asked, async ({ query, ...page }) => {
				const gaps = page.lang === MARKET_WITH_GAPS ? missing : [];
				const all = listPlainly(shop, query, page.staff).filter((id) => !gaps.includes(id));
				const expected = { ids: all.slice(page.offset, page.offset + page.limit), total: all.length };
				const { ids, total } = await findListing(backend.db, query, page);
				expect({ ids, total }).toEqual(expected);
			}),
			{ numRuns: 200 },
		);
	}, 60_000);
});

it('staff load the list of all products, hidden ones included', async () => {
	const login = await backend.call('_post_hapi_auth_login', { email: 'urednik@titraj.example', password: 'titraj-urednik' });
	const count = async (query: ProductsQuery) => {
		const { body } = await backend.call('_get_hapi_catalog_products', query, readJwt(login.body));
		return expectContract(ProductCardsAnswer, body).data?.total;
	};
	expect(await count({ include_invisible: true })).toBe(shop.products.length);
	expect(await count({ include_invisible: true, facets: true })).toBe(shop.products.length);
	expect(await count({})).toBe(shop.products.filter(({ listed }) => listed).length);
});
