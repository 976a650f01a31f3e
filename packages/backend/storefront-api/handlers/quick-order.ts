import { addProducts } from '../../cart/quick-order/add-products.ts';
import { storeStock } from '../../cart/quick-order/store-stock.ts';
import { lookupCodes } from '../../listing/codes/lookup-codes.ts';
import type { Handlers } from '../../platform/http/handler.ts';

type Names = '_get_hapi_catalog_store_stock' | '_post_hapi_catalog_lookup' | '_post_hapi_webshop_products';

export const quickOrderHandlers: Handlers<Names> = {
	_get_hapi_catalog_store_stock: storeStock,
	_post_hapi_catalog_lookup: lookupCodes,
	_post_hapi_webshop_products: addProducts,
};
