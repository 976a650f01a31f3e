import { priceQty } from '../../cart/shipping/price-qty.ts';
import { listCategories } from '../../catalog/categories/list-categories.ts';
import { listLists } from '../../catalog/categories/list-lists.ts';
import { listManufacturers } from '../../catalog/manufacturers/list-manufacturers.ts';
import { getProduct } from '../../catalog/products/get-product.ts';
import { askStockAlert } from '../../content/stock-alerts/ask-stock-alert.ts';
import { cancelStockAlert, confirmStockAlert, getStockAlert } from '../../content/stock-alerts/manage-stock-alert.ts';
import { listProducts } from '../../listing/list-products.ts';
import type { Handlers } from '../../platform/http/handler.ts';

type Names =
	| '_get_hapi_catalog_products'
	| '_post_hapi_catalog_product'
	| '_get_hapi_catalog_categories'
	| '_get_hapi_catalog_lists'
	| '_get_hapi_catalog_manufacturers'
	| '_get_hapi_catalog_sellers'
	| '_post_hapi_catalog_price_qty'
	| '_post_hapi_stock_alert'
	| '_get_hapi_stock_alert'
	| '_post_hapi_stock_alert_confirm'
	| '_post_hapi_stock_alert_cancel';

export const catalogHandlers: Handlers<Names> = {
	_get_hapi_catalog_products: listProducts,
	_post_hapi_catalog_product: getProduct,
	_get_hapi_catalog_categories: listCategories,
	_get_hapi_catalog_lists: listLists,
	_get_hapi_catalog_manufacturers: listManufacturers,
	_get_hapi_catalog_sellers: async (_query, { config }) => ({
		success: true,
		data: { items: [{ id: 1, code: 'shop', title: config.company.name, url_without_domain: null }], total: 1, next_cursor: null },
	}),
	_post_hapi_catalog_price_qty: priceQty,
	_post_hapi_stock_alert: askStockAlert,
	_get_hapi_stock_alert: getStockAlert,
	_post_hapi_stock_alert_confirm: confirmStockAlert,
	_post_hapi_stock_alert_cancel: cancelStockAlert,
};
