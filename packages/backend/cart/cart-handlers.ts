import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { ownerOf } from '../platform/visitor/cart-owner.ts';
import { addCartCoupon, cartCoupons, removeCartCoupon } from './coupons/cart-coupons.ts';
import { addCoupon, myCoupons, removeCoupon } from './coupons/my-coupons.ts';
import { parcelLockers } from './delivery/parcel-lockers.ts';
import { chooseShipping, defaultShipping, parcelShipping } from './delivery/parcel-shipping.ts';
import { pickupLocations } from './delivery/pickup-locations.ts';
import { shippingEstimate } from './delivery/shipping-estimate.ts';
import { choosePayment, paymentMethods } from './payment/payment-choice.ts';
import { addProducts } from './quick-order/add-products.ts';
import { storeStock } from './quick-order/store-stock.ts';
import { readCart } from './read-cart.ts';
import { abandonment } from './saved/abandonment.ts';
import { compareHandlers } from './saved/compare/compare-handlers.ts';
import { wishlistHandlers } from './saved/wishlist/wishlist-handlers.ts';
import { writeCart } from './write-cart.ts';

/** Handlers of the cart, its coupons, delivery and payment, and of wishlist and comparison. */
export const cartHandlers = {
	...compareHandlers,
	...wishlistHandlers,
	_get_hapi_webshop_cart: async (_query, call) => ({ success: true, data: await readCart(call.db, ownerOf(call.session), call) }),
	_get_hapi_webshop_is_cart_empty: async (_query, call) => ({ success: (await readCart(call.db, ownerOf(call.session), call)).parcels.length === 0 }),
	_post_hapi_webshop_product: async (body, call) => writeCart(call, { ...body, mode: 'add' }),
	_put_hapi_webshop_product: async (body, call) => writeCart(call, { ...body, mode: 'set' }),
	_delete_hapi_webshop_product: async (body, call) => writeCart(call, { ...body, mode: 'set', qty: 0 }),
	_post_hapi_webshop_products: addProducts,
	_get_hapi_catalog_store_stock: storeStock,
	_get_hapi_webshop_coupon: cartCoupons,
	_post_hapi_webshop_coupon: addCartCoupon,
	_delete_hapi_webshop_coupon: removeCartCoupon,
	_get_hapi_auth_coupons: myCoupons,
	_post_hapi_auth_coupons: addCoupon,
	_delete_hapi_auth_coupons: removeCoupon,
	_get_hapi_webshop_location: pickupLocations,
	_get_hapi_webshop_parcel_shipping: parcelShipping,
	_post_hapi_webshop_parcel_default_shipping: defaultShipping,
	_put_hapi_webshop_parcel_shipping: chooseShipping,
	_get_hapi_webshop_parcel_locker: parcelLockers,
	_get_hapi_webshop_shipping_estimate: shippingEstimate,
	_get_hapi_webshop_payment: paymentMethods,
	_put_hapi_webshop_payment: choosePayment,
	_post_hapi_webshop_abandonment: abandonment,
} satisfies Partial<Handlers<EndpointName>>;
