import Type from 'typebox';
import { accountEndpoints } from './account-endpoints.ts';
import * as cart from './cart.ts';
import * as catalog from './catalog.ts';
import * as groups from './catalog-groups.ts';
import { catalogueEndpoints } from './catalogue-endpoints.ts';
import { changesEndpoints } from './changes.ts';
import { checkoutEndpoints } from './checkout-endpoints.ts';
import * as cms from './cms.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { editorEndpoints } from './editor.ts';
import type { EndpointDefinitions } from './endpoint-definition.ts';
import * as gdpr from './gdpr.ts';
import * as products from './products-query.ts';
import * as publish from './publish.ts';
import * as session from './session.ts';
import * as site from './site.ts';
import { vitalsEndpoints } from './vitals.ts';
import { wishlistEndpoints } from './wishlist-endpoints.ts';

const None = Type.Object({});

/** Every call of section 7 under the key it has in the backend's endpoint table (D2). */
export const endpoints = {
	_get_hapi_auth_generate_token: {
		method: 'GET',
		path: '/hapi/v1/auth/generate-token/',
		request: session.TokenQuery,
		response: session.TokenAnswer,
		part: 'core',
		internal: true,
	},
	_get_hapi_misc_endpoints: {
		method: 'GET',
		path: '/hapi/v1/misc/endpoints/',
		request: site.EndpointsQuery,
		response: site.EndpointsAnswer,
		part: 'core',
		internal: true,
	},
	_get_hapi_misc_is_maintenance: { method: 'GET', path: '/hapi/v1/misc/is-maintenance/', request: None, response: site.MaintenanceAnswer, part: 'core' },
	_get_hapi_misc_info: { method: 'GET', path: '/hapi/v1/misc/info/', request: None, response: site.InfoAnswer, part: 'core' },
	_get_hapi_misc_labels: {
		method: 'GET',
		path: '/hapi/v1/misc/labels/',
		request: Type.Object({ lang: Type.Optional(Type.String()) }),
		response: site.LabelsAnswer,
		part: 'core',
	},
	_get_hapi_misc_currency: { method: 'GET', path: '/hapi/v1/misc/currency/', request: None, response: site.CurrencyAnswer, part: 'core' },
	_post_hapi_misc_currency: { method: 'POST', path: '/hapi/v1/misc/currency/', request: site.CurrencyBody, response: site.CurrencyAnswer, part: 'core' },
	_get_hapi_misc_routes: { method: 'GET', path: '/hapi/v1/misc/routes/', request: None, response: site.RoutesAnswer, part: 'core' },
	_get_hapi_misc_redirects: { method: 'GET', path: '/hapi/v1/misc/redirects/', request: None, response: site.RedirectsAnswer, part: 'core' },
	_post_hapi_gdpr_template: {
		method: 'POST',
		path: '/hapi/v1/gdpr/template/',
		request: gdpr.GdprTemplateBody,
		response: gdpr.GdprTemplateAnswer,
		part: 'extension',
		reads: true,
	},
	_get_hapi_cms_menus: { method: 'GET', path: '/hapi/v1/cms/menus/', request: None, response: site.MenusAnswer, part: 'extension' },
	_get_hapi_cms_pages: { method: 'GET', path: '/hapi/v1/cms/pages/', request: cms.PagesQuery, response: cms.PagesAnswer, part: 'core' },
	_get_hapi_publish_categories: {
		method: 'GET',
		path: '/hapi/v1/publish/categories/',
		request: publish.PublishCategoriesQuery,
		response: publish.PublishCategoriesAnswer,
		part: 'core',
	},
	_get_hapi_publish_posts: {
		method: 'GET',
		path: '/hapi/v1/publish/posts/',
		request: publish.PublishPostsQuery,
		response: publish.PublishPostsAnswer,
		part: 'core',
	},
	_post_hapi_publish_post: {
		method: 'POST',
		path: '/hapi/v1/publish/post/',
		request: publish.PublishPostBody,
		response: publish.PublishPostAnswer,
		part: 'core',
		reads: true,
	},
	_get_hapi_publish_authors: { method: 'GET', path: '/hapi/v1/publish/authors/', request: None, response: publish.PublishAuthorsAnswer, part: 'extension' },
	_get_hapi_publish_tags: { method: 'GET', path: '/hapi/v1/publish/tags/', request: None, response: publish.PublishTagsAnswer, part: 'extension' },
	_get_hapi_catalog_categories: {
		method: 'GET',
		path: '/hapi/v1/catalog/categories/',
		request: groups.CategoriesQuery,
		response: groups.CategoriesAnswer,
		part: 'core',
	},
	_get_hapi_catalog_products: {
		method: 'GET',
		path: '/hapi/v1/catalog/products/',
		request: products.ProductsQuery,
		response: products.ProductCardsAnswer,
		part: 'core',
	},
	_post_hapi_catalog_product: {
		method: 'POST',
		path: '/hapi/v1/catalog/product/',
		request: catalog.ProductBody,
		response: catalog.ProductAnswer,
		part: 'core',
		reads: true,
	},
	_get_hapi_catalog_lists: { method: 'GET', path: '/hapi/v1/catalog/lists/', request: groups.ListsQuery, response: groups.ListsAnswer, part: 'core' },
	_get_hapi_catalog_manufacturers: {
		method: 'GET',
		path: '/hapi/v1/catalog/manufacturers/',
		request: groups.ManufacturersQuery,
		response: groups.ManufacturersAnswer,
		part: 'core',
	},
	_get_hapi_catalog_sellers: { method: 'GET', path: '/hapi/v1/catalog/sellers/', request: None, response: groups.SellersAnswer, part: 'core' },
	_post_hapi_catalog_price_qty: {
		method: 'POST',
		path: '/hapi/v1/catalog/price-qty/',
		request: catalog.PriceQtyBody,
		response: catalog.PriceQtyAnswer,
		part: 'core',
		reads: true,
	},
	_get_hapi_webshop_cart: { method: 'GET', path: '/hapi/v1/webshop/cart/', request: None, response: cart.CartAnswer, part: 'core' },
	_get_hapi_webshop_is_cart_empty: { method: 'GET', path: '/hapi/v1/webshop/is-cart-empty/', request: None, response: cart.CartEmptyAnswer, part: 'core' },
	_post_hapi_webshop_product: {
		method: 'POST',
		path: '/hapi/v1/webshop/product/',
		request: cart.CartProductBody,
		response: cart.CartAnswer,
		part: 'core',
		idempotent: true,
	},
	_put_hapi_webshop_product: {
		method: 'PUT',
		path: '/hapi/v1/webshop/product/',
		request: cart.CartProductBody,
		response: cart.CartAnswer,
		part: 'core',
		idempotent: true,
	},
	_delete_hapi_webshop_product: {
		method: 'DELETE',
		path: '/hapi/v1/webshop/product/',
		request: cart.CartProductDeleteBody,
		response: cart.CartAnswer,
		part: 'core',
		idempotent: true,
	},
	...contentEndpoints,
	_post_hapi_auth_login: {
		method: 'POST',
		path: '/hapi/v1/auth/login/',
		request: session.LoginBody,
		response: session.LoginAnswer,
		part: 'core',
		internal: true,
	},
	_post_hapi_auth_logout: {
		method: 'POST',
		path: '/hapi/v1/auth/logout/',
		request: session.LogoutBody,
		response: session.LogoutAnswer,
		part: 'core',
		internal: true,
	},
	_get_hapi_auth_is_login: { method: 'GET', path: '/hapi/v1/auth/is-login/', request: session.IsLoginQuery, response: session.IsLoginAnswer, part: 'core' },
	...changesEndpoints,
	...editorEndpoints,
	...accountEndpoints,
	...wishlistEndpoints,
	...catalogueEndpoints,
	...checkoutEndpoints,
	...vitalsEndpoints,
} as const satisfies EndpointDefinitions;

export type EndpointName = keyof typeof endpoints;
