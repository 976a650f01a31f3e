import * as compare from './compare.ts';
import type { EndpointDefinitions } from './endpoint-definition.ts';
import * as feedback from './feedback.ts';
import * as quickOrder from './quick-order.ts';
import * as suggestions from './suggestions.ts';

/** Calls of browsing beside those of section 7: suggestions, comparison, reviews, quick order, stock of the stores (D30). */
export const catalogueEndpoints = {
	_get_hapi_catalog_suggestions: {
		method: 'GET',
		path: '/hapi/v1/catalog/suggestions/',
		request: suggestions.SuggestionsQuery,
		response: suggestions.SuggestionsAnswer,
		part: 'extension',
	},
	_get_hapi_cms_search: {
		method: 'GET',
		path: '/hapi/v1/cms/search/',
		request: suggestions.ContentSearchQuery,
		response: suggestions.ContentSearchAnswer,
		part: 'extension',
	},
	_get_hapi_catalog_store_stock: {
		method: 'GET',
		path: '/hapi/v1/catalog/store-stock/',
		request: quickOrder.StoreStockQuery,
		response: quickOrder.StoreStockAnswer,
		part: 'extension',
	},
	_post_hapi_catalog_lookup: {
		method: 'POST',
		path: '/hapi/v1/catalog/lookup/',
		request: quickOrder.LookupBody,
		response: quickOrder.LookupAnswer,
		part: 'extension',
		reads: true,
	},
	_post_hapi_webshop_products: {
		method: 'POST',
		path: '/hapi/v1/webshop/products/',
		request: quickOrder.CartProductsBody,
		response: quickOrder.CartProductsAnswer,
		part: 'extension',
		idempotent: true,
	},
	_get_hapi_compare: { method: 'GET', path: '/hapi/v1/compare/', request: compare.CompareQuery, response: compare.CompareAnswer, part: 'core' },
	_post_hapi_compare: {
		method: 'POST',
		path: '/hapi/v1/compare/',
		request: compare.CompareBody,
		response: compare.CompareAnswer,
		part: 'core',
		idempotent: true,
	},
	_delete_hapi_compare: {
		method: 'DELETE',
		path: '/hapi/v1/compare/',
		request: compare.CompareBody,
		response: compare.CompareAnswer,
		part: 'core',
		idempotent: true,
	},
	_get_hapi_feedback_comments: {
		method: 'GET',
		path: '/hapi/v1/feedback/comments/',
		request: feedback.FeedbackCommentsQuery,
		response: feedback.FeedbackCommentsAnswer,
		part: 'extension',
	},
	_post_hapi_feedback_comment: {
		method: 'POST',
		path: '/hapi/v1/feedback/comment/',
		request: feedback.FeedbackCommentBody,
		response: feedback.FeedbackCommentAnswer,
		part: 'extension',
	},
	_put_hapi_feedback_comment: {
		method: 'PUT',
		path: '/hapi/v1/feedback/comment/',
		request: feedback.FeedbackModerationBody,
		response: feedback.FeedbackCommentAnswer,
		part: 'extension',
	},
	_post_hapi_feedback_rate: {
		method: 'POST',
		path: '/hapi/v1/feedback/rate/',
		request: feedback.FeedbackRateBody,
		response: feedback.FeedbackRateAnswer,
		part: 'extension',
	},
} as const satisfies EndpointDefinitions;
