import type { Handlers } from '../http/handler.ts';
import { addProducts } from './add-products.ts';
import { lookupCodes } from './lookup-codes.ts';
import { storeStock } from './store-stock.ts';

type Names = '_get_hapi_catalog_store_stock' | '_post_hapi_catalog_lookup' | '_post_hapi_webshop_products';

export const quickOrderHandlers: Handlers<Names> = {
	_get_hapi_catalog_store_stock: storeStock,
	_post_hapi_catalog_lookup: lookupCodes,
	_post_hapi_webshop_products: addProducts,
};
