import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { listCategories } from './categories/list-categories.ts';
import { listLists } from './categories/list-lists.ts';
import { listComments } from './feedback/list-comments.ts';
import { postPhoto } from './feedback/photos/post-photo.ts';
import { postComment } from './feedback/post-comment.ts';
import { postRate } from './feedback/post-rate.ts';
import { listManufacturers } from './manufacturers/list-manufacturers.ts';
import { getProduct } from './products/get-product.ts';

/** Handlers of products, categories, lists, manufacturers and reviews. */
export const catalogHandlers = {
	_post_hapi_catalog_product: getProduct,
	_get_hapi_catalog_categories: listCategories,
	_get_hapi_catalog_lists: listLists,
	_get_hapi_catalog_manufacturers: listManufacturers,
	_get_hapi_catalog_sellers: async (_query, { config }) => ({
		success: true,
		data: { items: [{ id: 1, code: 'shop', title: config.company.name, url_without_domain: null }], total: 1, next_cursor: null },
	}),
	_get_hapi_feedback_comments: listComments,
	_post_hapi_feedback_comment: postComment,
	_post_hapi_feedback_photo: postPhoto,
	_post_hapi_feedback_rate: postRate,
} satisfies Partial<Handlers<EndpointName>>;
