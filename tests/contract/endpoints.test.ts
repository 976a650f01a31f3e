import type { RequestOf } from '@titraj/backend/platform/http/handler.ts';
import { type EndpointName, endpoints } from '@titraj/contract/endpoints.ts';
import { ProductsAnswer } from '@titraj/contract/products-query.ts';
import { PublishPostsFullAnswer } from '@titraj/contract/publish.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_REQUESTS } from '#tests/support/account-requests.ts';
import { BROWSING_REQUESTS } from '#tests/support/browsing-requests.ts';
import { CHECKOUT_REQUESTS } from '#tests/support/checkout-requests.ts';
import { expectContract } from '#tests/support/expect-contract.ts';
import { startTestBackend, type TestBackend } from '#tests/support/start-test-backend.ts';

/** At least one valid request for each endpoint; a missing one is a type error. */
const REQUESTS: { [K in EndpointName]: RequestOf<K>[] } = {
	_get_hapi_auth_generate_token: [{}, { force_logout: 1 }],
	_get_hapi_misc_endpoints: [{}],
	_get_hapi_misc_is_maintenance: [{}],
	_get_hapi_misc_health: [{}],
	_get_hapi_misc_info: [{}],
	_get_hapi_misc_labels: [{}, { lang: 'hr' }],
	_get_hapi_misc_currency: [{}],
	_post_hapi_misc_currency: [{ code: 'EUR' }, { code: 'usd' }],
	_get_hapi_misc_routes: [{}],
	_get_hapi_misc_redirects: [{}],
	_get_hapi_misc_changes: [{}, { since: 0 }, { since: 3 }],
	_post_hapi_editor_product: [],
	_post_hapi_misc_vitals: [{ screen: 'cms/homepage', device: 'phone', vitals: [{ name: 'LCP', value: 1234 }] }],
	_post_hapi_gdpr_template: [{}, { template: 'cookie' }],
	_get_hapi_cms_menus: [{}],
	_get_hapi_cms_for_members: [],
	_get_hapi_cms_pages: [{}, { slug: 'dostava' }, { search_q: 'povrat' }],
	_get_hapi_publish_categories: [{}, { slug: 'vodici', mode: 'full', hierarhy_by_position: true }],
	_get_hapi_publish_posts: [{}, { category_slug: 'vodici', limit: 1, page: 2 }, { author_id: 1 }, { tag_id: 1 }, { search_q: 'kabel' }],
	_post_hapi_publish_post: [
		{ item_slug: 'kako-odabrati-kabel', category_slug: 'vodici' },
		{ item_id: 1, lang: 'hr', ignoreCache: true },
	],
	_get_hapi_publish_authors: [{}],
	_get_hapi_publish_tags: [{}],
	_get_hapi_catalog_categories: [{}, { slug: 'monitori', mode: 'full', single: true }],
	_get_hapi_catalog_products: [{}, { sort: 'price_asc', page: 2, limit: 5 }, { ids: '1,2,3' }, { list_code: 'novo' }, { search_q: 'monitor' }],
	_post_hapi_catalog_product: [{ item_id: 1 }, { item_slug: 'monitor-siroki-1-proizvod-1' }],
	_get_hapi_catalog_lists: [{}, { slug: 'novo', limit: 4 }],
	_get_hapi_catalog_manufacturers: [{}, { ids: '1,2' }, { slug: 'obzor' }],
	_get_hapi_catalog_sellers: [{}],
	_post_hapi_catalog_price_qty: [{ ids: [1, 2, 22] }, { ids: [] }],
	_get_hapi_webshop_cart: [{}],
	_get_hapi_webshop_is_cart_empty: [{}],
	_post_hapi_webshop_product: [{ shopping_cart_code: 'product-2', qty: 1 }],
	_put_hapi_webshop_product: [{ shopping_cart_code: 'product-2', qty: 2 }],
	_delete_hapi_webshop_product: [{ shopping_cart_code: 'product-2' }],
	_get_hapi_location: [{}, { city: 'Zagreb' }, { slug: 'zagreb-centar-1' }, { id: 1 }],
	_get_hapi_location_filters: [{}],
	_get_hapi_publish_comments: [{ item_id: 1 }],
	_post_hapi_feedback_post_comment: [{ item_id: 1, display_name: 'Ana', message: 'Zanimljiv članak.' }],
	_put_hapi_feedback_post_comment: [],
	_post_hapi_contact_message: [{ name: 'Ana', email: 'ana@titraj.example', subject: 'other', message: 'Kada ste otvoreni?' }],
	_get_hapi_cms_calendar: [],
	_get_hapi_cms_flyer: [],
	_get_hapi_cms_static_content: [{}, { slug: 'nema' }],
	_post_hapi_newsletter_subscribe: [{ email: 'ana@titraj.example', topics: ['offers'] }],
	_get_hapi_newsletter_subscription: [],
	_put_hapi_newsletter_subscription: [],
	_post_hapi_stock_alert: [{ product_id: 23, email: 'ana@titraj.example' }],
	_post_hapi_price_alert: [{ product_id: 1, email: 'ana@titraj.example' }],
	_get_hapi_stock_alert: [],
	_post_hapi_stock_alert_confirm: [],
	_post_hapi_stock_alert_cancel: [],
	_post_hapi_newsletter_confirm: [],
	_post_hapi_newsletter_unsubscribe: [],
	_get_hapi_sweepstake: [{}, { slug: 'nema' }],
	_post_hapi_sweepstake_entry: [],
	_post_hapi_auth_login: [{ email: 'kupac@titraj.example', password: 'wrong' }],
	_post_hapi_auth_logout: [{}],
	_get_hapi_auth_is_login: [{}, { continue_as_guest: 1, update_customer_data: 1 }],
	...ACCOUNT_REQUESTS,
	...BROWSING_REQUESTS,
	...CHECKOUT_REQUESTS,
};

let backend: TestBackend;
beforeAll(async () => {
	backend = await startTestBackend();
});
afterAll(() => backend.close());

/** Visitors are refused with 403. */
function isForCustomers(name: EndpointName): boolean {
	const endpoint = endpoints[name];
	return 'token' in endpoint && endpoint.token === 'customer';
}

const names = Object.keys(endpoints).filter((name): name is EndpointName => name in endpoints);

describe('each endpoint responds according to its contract', () => {
	it.each(names)('%s', async (name) => {
		const token = await backend.newToken();
		for (const request of REQUESTS[name]) {
			const { status, type, body } = await backend.call(name, request, token);
			if (isForCustomers(name)) {
				expect(status).toBe(403);
				continue;
			}
			expect(status).toBe(200);
			expect(type).toContain('application/json');
			expectContract(endpoints[name].response, body);
		}
	});

	it('products in full', async () => {
		const { body } = await backend.call('_get_hapi_catalog_products', { mode: 'full', sort: 'id', limit: 500 });
		expect(expectContract(ProductsAnswer, body).data?.items).toHaveLength(23);
	});

	it('posts in full', async () => {
		const { body } = await backend.call('_get_hapi_publish_posts', { mode: 'full', limit: 500 });
		const posts = expectContract(PublishPostsFullAnswer, body).data?.items ?? [];
		expect(posts.map(({ slug, related }) => [slug, related.length])).toEqual([
			['kako-odabrati-kabel', 1],
			['kako-odabrati-monitor', 1],
		]);
	});
});

describe('outside the table', () => {
	it('lists every endpoint with method and path', async () => {
		const { body } = await backend.call('_get_hapi_misc_endpoints', {}, null);
		const table = expectContract(endpoints._get_hapi_misc_endpoints.response, body).data ?? {};
		expect(Object.keys(table).sort()).toEqual([...names].sort());
	});

	it('describes itself as OpenAPI 3.1 without a token', async () => {
		const { status, body } = await backend.send('/hapi/v1/openapi.json');
		expect(status).toBe(200);
		expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/hapi/v1/catalog/products/': { get: { operationId: '_get_hapi_catalog_products' } } } });
	});

	it('draws a product picture from its address, and no unknown kind', async () => {
		const drawing = await backend.send('/media/monitor/color-black_size-27/front.svg');
		expect([drawing.status, drawing.type]).toEqual([200, 'image/svg+xml']);
		expect((await backend.send('/media/nothing/x/front.svg')).status).toBe(404);
		expect((await backend.send('/media/monitor/x/..%2f..%2fsecret.svg')).status).toBe(404);
		for (const params of ['size-27_color-black', 'color-black_size-27.000001', 'color-1a2b3c', 'variant-abcdef', 'a-1'])
			expect((await backend.send(`/media/monitor/${params}/front.svg`)).status).toBe(404);
	});

	it('keeps invisible pages out of the table of visitors', async () => {
		const { body } = await backend.call('_get_hapi_misc_routes', {});
		const routes = expectContract(endpoints._get_hapi_misc_routes.response, body).data ?? [];
		const paths = routes.map(({ path, template }) => path ?? template);
		expect(paths).toContain('/proizvodi/racunala/monitori/');
		expect(paths).toContain('/proizvodi/{category}/{slug}-proizvod-{id}/');
		expect(paths).not.toContain('/nacrt/');
		expect(routes.find(({ name }) => name === 'webshop_shopping_cart')?.path).toBe('/webshop/kosarica/');
		expect(new Set(paths).size).toBe(paths.length);
	});
});
