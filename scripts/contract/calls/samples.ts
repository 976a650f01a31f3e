import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { codeOf, type Goods } from '../goods.ts';

/** Ids and slugs of the backend under check that requests can ask for, taken from its own answers. */
export interface Samples {
	readonly goods: Goods;
	readonly productIds: readonly number[];
	readonly productSlug: string | null;
	readonly postId: number | null;
	readonly pageSlug: string | null;
	readonly categorySlug: string | null;
}

type Sent = Readonly<Record<string, unknown>>;

/** Requests for each reading call. Calls that change something, and those that only a customer or another server makes, are left out. */
export function readingRequests({ productIds, goods, postId, pageSlug, categorySlug }: Samples): Partial<Record<EndpointName, readonly Sent[]>> {
	const [productId] = productIds;
	const ofProduct = (request: (id: number) => Sent): readonly Sent[] => (productId === undefined ? [] : [request(productId)]);
	return {
		_get_hapi_auth_generate_token: [{}],
		_get_hapi_misc_endpoints: [{}],
		_get_hapi_misc_is_maintenance: [{}],
		_get_hapi_misc_info: [{}],
		_get_hapi_misc_labels: [{ lang: 'hr' }],
		_get_hapi_misc_currency: [{}],
		_get_hapi_misc_routes: [{}],
		_get_hapi_misc_redirects: [{}],
		_get_hapi_misc_changes: [{}],
		_post_hapi_gdpr_template: [{ template: 'cookie' }],
		_get_hapi_cms_menus: [{}],
		_get_hapi_cms_pages: [{}, ...(pageSlug === null ? [] : [{ slug: pageSlug }])],
		_get_hapi_publish_categories: [{}],
		_get_hapi_publish_posts: [{}, { limit: 1, page: 1 }],
		_post_hapi_publish_post: postId === null ? [] : [{ item_id: postId }],
		_get_hapi_publish_authors: [{}],
		_get_hapi_publish_tags: [{}],
		_get_hapi_publish_comments: postId === null ? [] : [{ item_id: postId }],
		_get_hapi_catalog_categories: [{ mode: 'full' }, ...(categorySlug === null ? [] : [{ slug: categorySlug, single: true }])],
		_get_hapi_catalog_products: [{}, { limit: 3, sort: 'price_asc' }, { search_q: 'a', limit: 2 }],
		_post_hapi_catalog_product: ofProduct((item_id) => ({ item_id })),
		_get_hapi_catalog_lists: [{}],
		_get_hapi_catalog_manufacturers: [{}],
		_get_hapi_catalog_sellers: [{}],
		_post_hapi_catalog_price_qty: [{ ids: productIds.slice(0, 5) }, { ids: [] }],
		_get_hapi_catalog_suggestions: [{ search_q: 'mon' }],
		_get_hapi_catalog_store_stock: ofProduct((id) => ({ id })),
		_post_hapi_catalog_lookup: [{ codes: goods.buyable.slice(0, 1).map(codeOf) }],
		_get_hapi_cms_search: [{ search_q: 'dostava' }],
		_get_hapi_cms_static_content: [{}],
		_get_hapi_sweepstake: [{}],
		_get_hapi_location: [{}],
		_get_hapi_location_filters: [{}],
		_get_hapi_feedback_comments: ofProduct((item_id) => ({ item_id })),
		_get_hapi_auth_is_login: [{}],
		_get_hapi_auth_customer_fields: [{}],
		_get_hapi_auth_providers: [{}],
		_get_hapi_gdpr_consents: [{}],
		_get_hapi_wishlist: [{}],
		_get_hapi_wishlist_categories: [{}],
		_get_hapi_compare: [{ mode: 'normal' }],
		_get_hapi_webshop_cart: [{}],
		_get_hapi_webshop_is_cart_empty: [{}],
		_get_hapi_webshop_customer: [{}],
		_get_hapi_webshop_coupon: [{}],
		_get_hapi_webshop_location: [{}],
		_get_hapi_webshop_parcel_shipping: [{}],
		_get_hapi_webshop_payment: [{}],
		_get_hapi_webshop_parcel_locker: [{}, { search_q: '10000' }],
		_get_hapi_webshop_shipping_estimate: [{ country: 'HR', postcode: '10000' }],
		_get_hapi_webshop_town: [{ country: 'HR', postcode: '10000' }],
	};
}
