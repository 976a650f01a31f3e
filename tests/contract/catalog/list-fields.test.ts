import { CatalogProduct, CatalogProductListItem } from '@titraj/contract/catalog.ts';
import { CatalogProductCard } from '@titraj/contract/product-card.ts';
import { demoCatalog } from '@titraj/demo/catalog/demo-catalog.ts';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectContract } from '#tests/support/expect-contract.ts';
import { shopFixture } from '#tests/support/shop-fixture.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

const SIGN = { kind: 'brand', params: { variant: 'obzor' } };
/** Section 3: fields that list and detail requests ask for. */
const NAMED =
	`id, code, product_code, is_available, available_qty, lists_info, priority_details, discount_percent, discount_percent_custom, discount_percent_base, price_custom,
	basic_price, basic_price_custom, basic_price_base, url_without_domain, rate, main_image_thumbs, main_image_title, main_image_description, manufacturer_id, manufacturer_main_image,
	manufacturer_main_image_thumbs, manufacturer_main_image_upload_path, title, category_id, category_title, attributes_special, attributes_ids, documents, extra_price_lowest,
	manufacturer_code, manufacturer_url, manufacturer_url_without_domain, manufacturer_title, wishlist_widget, compare_widget, shopping_cart_code, status, feedback_comment_widget,
	feedback_rate_widget, installments_info, unitd_price, unitd_qty, unitd_description, maximum_qty, unit, groupproducts_ids, type, badge_coupons`
		.split(',')
		.map((name) => name.trim());

let backend: TestBackend;
beforeAll(async () => {
	const shop = shopFixture();
	const manufacturers = shop.catalog.manufacturers.map((manufacturer) => (manufacturer.code === 'obzor' ? { ...manufacturer, picture: SIGN } : manufacturer));
	backend = await startTestBackend({ ...shop, catalog: { ...shop.catalog, manufacturers } });
});
afterAll(() => backend.close());

async function list(query: Parameters<typeof backend.call<'_get_hapi_catalog_products'>>[1], token?: string) {
	const { body } = await backend.call('_get_hapi_catalog_products', query, token);
	return expectContract(Type.Object({ data: Type.Object({ items: Type.Array(CatalogProductListItem) }) }), body).data.items;
}
async function detail(item_id: number, token?: string) {
	const { body } = await backend.call('_post_hapi_catalog_product', { item_id }, token);
	return expectContract(Type.Object({ data: CatalogProduct }), body).data;
}

describe('fields of products in lists', () => {
	it.each([[{}], [{ mode: 'list' as const }], [{ search_q: 'monitor' }]])('a list requested with %j has every field of the specification', async (query) => {
		const items = await list({ ...query, limit: 5 });
		expect(items.length).toBeGreaterThan(0);
		for (const item of items) expect(Object.keys(item)).toEqual(expect.arrayContaining(NAMED));
	});

	it('a list and the product’s page agree', async () => {
		const [item] = await list({ ids: '1' });
		expect(await detail(1)).toMatchObject(item ?? {});
	});

	it('a list of cards has only the fields of a card', async () => {
		const { body } = await backend.call('_get_hapi_catalog_products', { mode: 'card', limit: 1 });
		const [card] = expectContract(Type.Object({ data: Type.Object({ items: Type.Array(CatalogProductCard) }) }), body).data.items;
		expect(Object.keys(card ?? {}).toSorted()).toEqual(Object.keys(CatalogProductCard.properties).toSorted());
	});
});

describe('fields of a product that are derived from its data', () => {
	it('priority_details and main_image_description describe the product, and are missing without data', async () => {
		expect(await detail(1)).toMatchObject({ priority_details: 'Monitor Široki 1, kratko.', main_image_description: 'Monitor Široki 1, kratko.' });
		await backend.db.updateTable('products').set({ short_description: null }).where('id', '=', 2).execute();
		expect(await detail(2)).toMatchObject({ priority_details: null, main_image_description: null });
	});

	it('a manufacturer’s picture is in lists, on the page and in the list of manufacturers, if it has one', async () => {
		const sign = { manufacturer_main_image: 'front.svg', manufacturer_main_image_upload_path: '/media/brand/variant-obzor/front.svg' };
		expect(await detail(1)).toMatchObject(sign);
		const [item] = await list({ ids: '1' });
		expect(item).toMatchObject(sign);
		expect(item?.manufacturer_main_image_thumbs.length).toBeGreaterThan(0);
		const [drum] = await list({ search_q: 'koluta' });
		expect(drum).toMatchObject({ manufacturer_main_image: null, manufacturer_main_image_thumbs: [], manufacturer_main_image_upload_path: null });
		const { body } = await backend.call('_get_hapi_catalog_manufacturers', { slug: 'obzor' });
		expect(body).toMatchObject({ data: { items: [{ main_image_upload_path: sign.manufacturer_main_image_upload_path }] } });
		expect((await backend.send(sign.manufacturer_main_image_upload_path)).status).toBe(200);
	});

	it('every manufacturer of the demo shop has a picture that can be drawn', async () => {
		for (const { picture } of demoCatalog({ products: 1 }).manufacturers) {
			expect((await backend.send(`/media/${picture?.kind}/variant-${picture?.params['variant']}/front.svg`)).status).toBe(200);
		}
	});

	it('wishlist_widget and compare_widget reflect the items of the token’s owner only', async () => {
		const [own, other] = [await backend.newToken(), await backend.newToken()];
		await backend.call('_post_hapi_wishlist', { model: 'catalogproduct', code: 'product-3', qty: 2 }, own);
		await backend.call('_post_hapi_compare', { shopping_cart_code: 'product-3' }, own);
		const kept = { wishlist_widget: { qty: 2 }, compare_widget: { active: true } };
		const none = { wishlist_widget: { qty: 0 }, compare_widget: { active: false } };
		expect(await detail(3, own)).toMatchObject(kept);
		expect(await detail(4, own)).toMatchObject(none);
		expect(await detail(3, other)).toMatchObject(none);
		const items = await list({ ids: '3,4' }, own);
		expect(items.map(({ wishlist_widget, compare_widget }) => ({ wishlist_widget, compare_widget }))).toEqual([kept, none]);
	});
});
