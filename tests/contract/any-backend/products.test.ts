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
		whenListed(`in the order ${sort} is by price`, async ({ guest }) => {
			const prices = (await list(guest, { sort, limit: 100 })).items.map(({ price_custom }) => Number(price_custom));
			expect(prices).toEqual(prices.toSorted((one, other) => (one - other) * direction));
		});

	whenListed('holds the products whose ids are asked for, and no others', async ({ guest, shop }) => {
		const ids = shop.goods.buyable.slice(0, 3).map(({ id }) => id);
		expect((await list(guest, { ids: ids.join(','), limit: 100 })).items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
	});

	whenListed('holds a product that is searched for by its title, in capitals too', async ({ guest, shop, need }) => {
		const { id, title } = need(shop.goods.buyable[0], 'a product that can be bought');
		for (const search_q of [title, title.toUpperCase()]) expect((await list(guest, { search_q, limit: 100 })).items.map((card) => card.id)).toContain(id);
	});

	for (const [name, text] of HOSTILE_TEXTS.filter(([, value]) => value !== ''))
		whenListed(`of a search or a category that is ${name} is no server error, and not the whole shop`, async ({ guest }) => {
			const whole = (await list(guest, { limit: 1 })).total;
			for (const query of [{ search_q: text }, { slug: text }]) {
				const { status, body } = await guest.send('_get_hapi_catalog_products', { ...query, limit: 1 });
				expect([200, 400, 404]).toContain(status);
				if (status === 200) expect(body).not.toMatchObject({ data: { total: whole } });
			}
		});
});

describe('a product', () => {
	whenOffered('_post_hapi_catalog_product')('has the price, the stock and the address on its page that it has in a list', async ({ guest, shop, need }) => {
		const card = need(shop.goods.buyable[0], 'a product that can be bought');
		const { data } = await guest.call('_post_hapi_catalog_product', { item_id: card.id });
		for (const field of [...LIVE, 'shopping_cart_code', 'url_without_domain', 'title'] as const) expect([field, data?.[field]]).toEqual([field, card[field]]);
	});

	whenOffered('_post_hapi_catalog_price_qty')('has the price and the stock that are asked for anew', async ({ guest }) => {
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
