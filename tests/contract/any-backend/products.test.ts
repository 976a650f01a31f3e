import { describe, expect } from 'vitest';
import type { Client } from '#tests/support/any-backend/client.ts';
import { HOSTILE_TEXTS } from '#tests/support/any-backend/hostile-texts.ts';
import { testsOfAnyBackend } from '#tests/support/any-backend/when-offered.ts';

const whenOffered = testsOfAnyBackend();
const whenListed = whenOffered('_get_hapi_catalog_products');

/** Fields of a product that change as it is sold. */
const LIVE = ['price_custom', 'basic_price_custom', 'is_available', 'available_qty'] as const;
const list = async (client: Client, query: object) => (await client.call('_get_hapi_catalog_products', { ...query })).data ?? { items: [], total: 0 };

describe('a list of products', () => {
	for (const [sort, direction] of [
		['price_asc', 1],
		['price_desc', -1],
	] as const)
		whenListed(`is sorted by price with ${sort}`, async ({ guest }) => {
			const prices = (await list(guest, { sort, limit: 100 })).items.map(({ price_custom }) => Number(price_custom));
			expect(prices).toEqual(prices.toSorted((one, other) => (one - other) * direction));
		});

	whenListed('contains exactly the products of the requested ids', async ({ guest, shop }) => {
		const ids = shop.goods.buyable.slice(0, 3).map(({ id }) => id);
		expect((await list(guest, { ids: ids.join(','), limit: 100 })).items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
	});

	whenListed('contains a product whose title is searched, also in capitals', async ({ guest, shop, need }) => {
		const { id, title } = need(shop.goods.buyable[0], 'a product that can be bought');
		for (const search_q of [title, title.toUpperCase()]) expect((await list(guest, { search_q, limit: 100 })).items.map((card) => card.id)).toContain(id);
	});

	for (const [name, text] of HOSTILE_TEXTS.filter(([, value]) => value !== ''))
		whenListed(`for a search or category that is ${name} is neither a server error nor the whole catalog`, async ({ guest }) => {
			const whole = (await list(guest, { limit: 1 })).total;
			for (const query of [{ search_q: text }, { slug: text }]) {
				const { status, body } = await guest.send('_get_hapi_catalog_products', { ...query, limit: 1 });
				expect([200, 400, 404]).toContain(status);
				if (status === 200) expect(body).not.toMatchObject({ data: { total: whole } });
			}
		});
});

describe('a product', () => {
	whenOffered('_post_hapi_catalog_product')('has the same price, stock and address on its page as in a list', async ({ guest, shop, need }) => {
		const card = need(shop.goods.buyable[0], 'a product that can be bought');
		const { data } = await guest.call('_post_hapi_catalog_product', { item_id: card.id });
		for (const field of [...LIVE, 'shopping_cart_code', 'url_without_domain', 'title'] as const) expect([field, data?.[field]]).toEqual([field, card[field]]);
	});

	whenOffered('_post_hapi_catalog_price_qty')('has the same price and stock in a price-qty response as in a list', async ({ guest }) => {
		const { items } = await list(guest, { limit: 100 });
		const ids = [...items.map(({ id }) => id), 2_000_000_000];
		const { data } = await guest.call('_post_hapi_catalog_price_qty', { ids });
		// Delivery promises change by the hour, so lists leave them out.
		const live = (data?.items ?? []).map(({ delivery: _delivery, pickup: _pickup, ...item }) => item).toSorted((one, other) => one.id - other.id);
		const fields = Object.keys(live[0] ?? {}) as (keyof (typeof live)[number])[];
		expect(fields).toEqual(expect.arrayContaining([...LIVE]));
		const listed = items.toSorted((one, other) => one.id - other.id).map((card) => Object.fromEntries(fields.map((field) => [field, card[field]])));
		expect(live).toEqual(listed);
	});
});
