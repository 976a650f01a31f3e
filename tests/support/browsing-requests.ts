import type { RequestOf } from '@titraj/backend/platform/http/handler.ts';
import type { EndpointName } from '@titraj/contract/endpoints.ts';
import { jpeg } from './sample-pictures.ts';

/** Valid requests for each call of browsing. */
export const BROWSING_REQUESTS = {
	_get_hapi_catalog_suggestions: [{ search_q: 'monitor' }, { search_q: 'kabel', limit: 1 }, { search_q: '' }],
	_get_hapi_cms_search: [{ search_q: 'kabel' }, { search_q: 'povrat', limit: 1 }],
	_get_hapi_catalog_store_stock: [{ id: 1 }],
	_post_hapi_catalog_lookup: [{ codes: ['MON-1', 'nema', ''] }, { codes: [] }],
	_post_hapi_webshop_products: [{ items: [{ shopping_cart_code: 'product-2', qty: 1 }] }, { items: [] }],
	_get_hapi_compare: [{}, { mode: 'normal', time: '1' }],
	_post_hapi_compare: [{ shopping_cart_code: 'product-1' }],
	_delete_hapi_compare: [{ shopping_cart_code: 'product-1' }],
	_get_hapi_feedback_comments: [{ item_id: 1 }, { item_id: 1, limit: 1, page: 2 }],
	_post_hapi_feedback_comment: [
		{ item_id: 1, rate: 5, display_name: 'Iva', message: 'Slika je oštra i svijetla.' },
		{ item_id: 1, rate: 5, display_name: '', message: '' },
	],
	_post_hapi_feedback_photo: [{ content: (await jpeg(96, 72)).toString('base64') }, { content: 'bm8gcGljdHVyZQ==' }],
	_put_hapi_feedback_comment: [],
	_post_hapi_feedback_rate: [{ item_id: 1, rate: 4 }],
} satisfies { [K in EndpointName]?: RequestOf<K>[] };
