import { addProducts } from '../../cart/quick-order/add-products.ts';
import { storeStock } from '../../cart/quick-order/store-stock.ts';
import { listComments } from '../../catalog/feedback/list-comments.ts';
import { moderate } from '../../catalog/feedback/moderate.ts';
import { postPhoto } from '../../catalog/feedback/photos/post-photo.ts';
import { postComment } from '../../catalog/feedback/post-comment.ts';
import { postRate } from '../../catalog/feedback/post-rate.ts';
import { lookupCodes } from '../../listing/codes/lookup-codes.ts';
import { searchContent } from '../../listing/search/search-content.ts';
import { suggest } from '../../listing/suggestions.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { compareHandlers } from './compare.ts';

type Names =
	| '_get_hapi_feedback_comments'
	| '_post_hapi_feedback_comment'
	| '_post_hapi_feedback_photo'
	| '_put_hapi_feedback_comment'
	| '_post_hapi_feedback_rate'
	| '_get_hapi_catalog_store_stock'
	| '_post_hapi_catalog_lookup'
	| '_post_hapi_webshop_products'
	| '_get_hapi_catalog_suggestions'
	| '_get_hapi_cms_search';

const ownHandlers: Handlers<Names> = {
	_get_hapi_feedback_comments: listComments,
	_post_hapi_feedback_comment: postComment,
	_post_hapi_feedback_photo: postPhoto,
	_put_hapi_feedback_comment: moderate,
	_post_hapi_feedback_rate: postRate,
	_get_hapi_catalog_store_stock: storeStock,
	_post_hapi_catalog_lookup: lookupCodes,
	_post_hapi_webshop_products: addProducts,
	_get_hapi_catalog_suggestions: suggest,
	_get_hapi_cms_search: searchContent,
};

/** Handlers for comparison, reviews, quick order and search. */
export const browsingHandlers = { ...compareHandlers, ...ownHandlers };
