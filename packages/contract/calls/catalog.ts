import * as catalog from '../catalog.ts';
import * as groups from '../catalog-groups.ts';
import type { EndpointDefinitions } from '../endpoint-definition.ts';
import { None } from '../envelope.ts';
import * as priceQty from '../price-qty.ts';
import * as products from '../products-query.ts';
import * as quickOrder from '../quick-order.ts';
import * as suggestions from '../suggestions.ts';

/** Categories, products, lists and manufacturers; search and stock (Spec 7, Catalogue; D30). */
export const catalogCalls = {
	_get_hapi_catalog_categories: {
		method: 'GET',
		path: '/hapi/v1/catalog/categories/',
		request: groups.CategoriesQuery,
		response: groups.CategoriesAnswer,
		part: 'core',
		summary: 'The category tree, parents before children, or the category with a slug.',
		caller: 'Build and page function once for all pages; with `slug` for a category’s page.',
		without: 'The build stops: every page has the category tree.',
	},
	_get_hapi_catalog_products: {
		method: 'GET',
		path: '/hapi/v1/catalog/products/',
		request: products.ProductsQuery,
		response: products.ProductCardsAnswer,
		part: 'core',
		summary: 'Products of a category, list, manufacturer, tag or search, filtered and sorted; by page number for shoppers, by cursor for a build.',
		caller:
			'Build and page function for every list, with `mode=card` and `facets`; the browser for filters, sorting and the next page; the build with `mode=full`, `sort=id` and `cursor` to render every product.',
		without: 'No list and no product can be rendered.',
	},
	_post_hapi_catalog_product: {
		method: 'POST',
		path: '/hapi/v1/catalog/product/',
		request: catalog.ProductBody,
		response: catalog.ProductAnswer,
		part: 'core',
		reads: true,
		notFound: 'product',
		summary: 'One product in full, by id or slug.',
		caller: 'The page function for a product without a file, and a build that renders single changed products.',
		without: 'New and changed products are shown only after a whole build, and the quick view of a product fails.',
	},
	_get_hapi_catalog_lists: {
		method: 'GET',
		path: '/hapi/v1/catalog/lists/',
		request: groups.ListsQuery,
		response: groups.ListsAnswer,
		part: 'lists',
		summary: 'Product lists that are picked by hand or computed, such as new or discounted products.',
		caller: 'Build and page function for routes of content type `list`, and for blocks of type `list` with the first products.',
		without: 'There are no pages of lists, and blocks of type `list` are empty.',
	},
	_get_hapi_catalog_manufacturers: {
		method: 'GET',
		path: '/hapi/v1/catalog/manufacturers/',
		request: groups.ManufacturersQuery,
		response: groups.ManufacturersAnswer,
		part: 'manufacturers',
		summary: 'Manufacturers with their logos.',
		caller: 'Build and page function for routes of content types `manufacturers` and `manufacturer`.',
		without: 'There are no pages of manufacturers: those of the route table are 404.',
	},
	_get_hapi_catalog_sellers: {
		method: 'GET',
		path: '/hapi/v1/catalog/sellers/',
		request: None,
		response: groups.SellersAnswer,
		part: 'sellers',
		summary: 'Companies that sell in the shop.',
		caller: 'Only scripts of a shop’s own, by the proxy at /api/nuxtapi/catalog/sellers/: no screen shows sellers.',
		without: 'Shoppers miss nothing.',
	},
	_post_hapi_catalog_price_qty: {
		method: 'POST',
		path: '/hapi/v1/catalog/price-qty/',
		request: priceQty.PriceQtyBody,
		response: priceQty.PriceQtyAnswer,
		part: 'core',
		reads: true,
		summary: 'Current price and stock of products. Unknown products are left out.',
		caller: 'The browser, once for all products of a page, soon after it is shown.',
		without: 'Pages keep the price and stock of their build.',
	},
	_get_hapi_catalog_suggestions: {
		method: 'GET',
		path: '/hapi/v1/catalog/suggestions/',
		request: suggestions.SuggestionsQuery,
		response: suggestions.SuggestionsAnswer,
		part: 'suggestions',
		summary: 'Suggested products, categories, manufacturers and posts for the typed words.',
		caller: 'The browser while a shopper types into the search field.',
		without: 'The search field suggests nothing; Enter still searches.',
	},
	_get_hapi_catalog_store_stock: {
		method: 'GET',
		path: '/hapi/v1/catalog/store-stock/',
		request: quickOrder.StoreStockQuery,
		response: quickOrder.StoreStockAnswer,
		part: 'store_stock',
		notFound: 'product',
		summary: 'Stock of a product in each store.',
		caller: 'The browser when a shopper opens the stock of stores on a product’s page.',
		without: 'Product pages do not show stock by store.',
	},
	_post_hapi_catalog_lookup: {
		method: 'POST',
		path: '/hapi/v1/catalog/lookup/',
		request: quickOrder.LookupBody,
		response: quickOrder.LookupAnswer,
		part: 'quick_order',
		reads: true,
		summary: 'Finds products by their codes, for a quick order.',
		caller: 'The browser on the quick order’s page, when codes are typed, pasted or uploaded.',
		without: 'Quick order does not work: turn the setting QUICK_ORDER off.',
	},
} as const satisfies EndpointDefinitions;
