import type { Handlers } from '../http/handler.ts';
import { getProduct } from './get-product.ts';
import { listCategories } from './list-categories.ts';
import { listLists } from './list-lists.ts';
import { listManufacturers } from './list-manufacturers.ts';
import { listProducts } from './list-products.ts';
import { priceQty } from './price-qty.ts';

type Names =
	| '_get_hapi_catalog_products'
	| '_post_hapi_catalog_product'
	| '_get_hapi_catalog_categories'
	| '_get_hapi_catalog_lists'
	| '_get_hapi_catalog_manufacturers'
	| '_get_hapi_catalog_sellers'
	| '_post_hapi_catalog_price_qty';

export const catalogueHandlers: Handlers<Names> = {
	_get_hapi_catalog_products: listProducts,
	_post_hapi_catalog_product: getProduct,
	_get_hapi_catalog_categories: listCategories,
	_get_hapi_catalog_lists: listLists,
	_get_hapi_catalog_manufacturers: listManufacturers,
	_get_hapi_catalog_sellers: async (_query, { config }) => ({
		success: true,
		data: { items: [{ id: 1, code: 'titraj', title: config.company.name, url_without_domain: null }], total: 1, next_cursor: null },
	}),
	_post_hapi_catalog_price_qty: priceQty,
};
