import type { EndpointDefinitions } from './endpoint-definition.ts';
import * as wishlist from './wishlist.ts';

/** Wishlist (Spec 7), of visitors and customers alike. */
export const wishlistEndpoints = {
	_get_hapi_wishlist: { method: 'GET', path: '/hapi/v1/wishlist/', request: wishlist.WishlistQuery, response: wishlist.WishlistAnswer, part: 'core' },
	_post_hapi_wishlist: {
		method: 'POST',
		path: '/hapi/v1/wishlist/',
		request: wishlist.WishlistBody,
		response: wishlist.WishlistAnswer,
		part: 'core',
		idempotent: true,
	},
	_delete_hapi_wishlist: {
		method: 'DELETE',
		path: '/hapi/v1/wishlist/',
		request: wishlist.WishlistDeleteBody,
		response: wishlist.WishlistAnswer,
		part: 'core',
		idempotent: true,
	},
	_get_hapi_wishlist_categories: {
		method: 'GET',
		path: '/hapi/v1/wishlist/categories/',
		request: wishlist.WishlistCategoriesQuery,
		response: wishlist.WishlistCategoriesAnswer,
		part: 'core',
	},
	_post_hapi_wishlist_share: {
		method: 'POST',
		path: '/hapi/v1/wishlist/share/',
		request: wishlist.WishlistShareBody,
		response: wishlist.WishlistAnswer,
		part: 'extension',
	},
} as const satisfies EndpointDefinitions;
