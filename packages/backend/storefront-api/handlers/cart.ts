import { readCart } from '../../cart/read-cart.ts';
import { writeCart } from '../../cart/write-cart.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { ownerOf } from '../../platform/visitor/cart-owner.ts';

type Names =
	| '_get_hapi_webshop_cart'
	| '_get_hapi_webshop_is_cart_empty'
	| '_post_hapi_webshop_product'
	| '_put_hapi_webshop_product'
	| '_delete_hapi_webshop_product';

export const cartHandlers: Handlers<Names> = {
	_get_hapi_webshop_cart: async (_query, call) => ({ success: true, data: await readCart(call.db, ownerOf(call.session), call) }),
	_get_hapi_webshop_is_cart_empty: async (_query, call) => ({ success: (await readCart(call.db, ownerOf(call.session), call)).parcels.length === 0 }),
	_post_hapi_webshop_product: async (body, call) => writeCart(call, { ...body, mode: 'add' }),
	_put_hapi_webshop_product: async (body, call) => writeCart(call, { ...body, mode: 'set' }),
	_delete_hapi_webshop_product: async (body, call) => writeCart(call, { ...body, mode: 'set', qty: 0 }),
};
