import type { checkoutCalls } from '@titraj/contract/calls/checkout.ts';
import type { orderCalls } from '@titraj/contract/calls/orders.ts';
import { abandonment } from '../../checkout/abandonment.ts';
import { addCartCoupon, cartCoupons, removeCartCoupon } from '../../checkout/coupons.ts';
import { getCustomer, saveCustomer } from '../../checkout/customer.ts';
import { parcelLockers } from '../../checkout/parcel-lockers.ts';
import { chooseShipping, defaultShipping, parcelShipping } from '../../checkout/parcel-shipping.ts';
import { choosePayment, paymentMethods } from '../../checkout/payment-choice.ts';
import { pickupLocations } from '../../checkout/pickup-locations.ts';
import { shippingEstimate } from '../../checkout/shipping-estimate.ts';
import { towns } from '../../checkout/towns.ts';
import { cancelOwnOrder } from '../../orders/life-cycle/cancel-own-order.ts';
import { paymentTransfer } from '../../orders/payment/payment-transfer.ts';
import { getPlacedOrder, postOrder } from '../../orders/placing/order-post.ts';
import { getCreatePayment, getOrder, getOrderStatus, postPaymentWebhook } from '../../orders/reading/order-calls.ts';
import { orderLookup } from '../../orders/reading/order-lookup.ts';
import { withdrawal } from '../../orders/withdrawal/withdrawal.ts';
import type { Handlers } from '../../platform/http/handler.ts';

type Names =
	| keyof typeof checkoutCalls
	| keyof typeof orderCalls
	| '_get_hapi_webshop_coupon'
	| '_post_hapi_webshop_coupon'
	| '_delete_hapi_webshop_coupon'
	| '_post_hapi_webshop_abandonment';

export const checkoutHandlers: Handlers<Names> = {
	_get_hapi_webshop_customer: getCustomer,
	_post_hapi_webshop_customer: saveCustomer,
	_get_hapi_webshop_coupon: cartCoupons,
	_post_hapi_webshop_coupon: addCartCoupon,
	_delete_hapi_webshop_coupon: removeCartCoupon,
	_get_hapi_webshop_location: pickupLocations,
	_get_hapi_webshop_parcel_shipping: parcelShipping,
	_post_hapi_webshop_parcel_default_shipping: defaultShipping,
	_put_hapi_webshop_parcel_shipping: chooseShipping,
	_get_hapi_webshop_parcel_locker: parcelLockers,
	_get_hapi_webshop_shipping_estimate: shippingEstimate,
	_get_hapi_webshop_town: towns,
	_get_hapi_webshop_payment: paymentMethods,
	_put_hapi_webshop_payment: choosePayment,
	_post_hapi_webshop_abandonment: abandonment,
	_post_hapi_webshop_order: postOrder,
	_get_hapi_webshop_placed_order: getPlacedOrder,
	_get_hapi_webshop_order: getOrder,
	_get_hapi_webshop_order_status: getOrderStatus,
	_get_hapi_webshop_create_payment: getCreatePayment,
	_post_hapi_webshop_payment_notice: postPaymentWebhook,
	_get_hapi_webshop_payment_transfer: paymentTransfer,
	_post_hapi_webshop_order_lookup: orderLookup,
	_post_hapi_webshop_order_cancel: cancelOwnOrder,
	_post_hapi_webshop_withdrawal: withdrawal,
};
