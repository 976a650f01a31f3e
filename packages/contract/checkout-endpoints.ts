import Type from 'typebox';
import { CartAnswer } from './cart.ts';
import * as checkout from './checkout.ts';
import type { EndpointDefinitions } from './endpoint-definition.ts';
import * as order from './order-calls.ts';

const None = Type.Object({});

/** Checkout, order and payment (Spec 7, Webshop and Customer). Those that are internal go through functions/order.ts and functions/payment.ts. */
export const checkoutEndpoints = {
	_get_hapi_webshop_customer: {
		method: 'GET',
		path: '/hapi/v1/webshop/customer/',
		request: checkout.CartCustomerQuery,
		response: checkout.CartCustomerAnswer,
		part: 'core',
	},
	_post_hapi_webshop_customer: {
		method: 'POST',
		path: '/hapi/v1/webshop/customer/',
		request: checkout.CartCustomerBody,
		response: checkout.CartCustomerAnswer,
		part: 'core',
	},
	_get_hapi_webshop_coupon: { method: 'GET', path: '/hapi/v1/webshop/coupon/', request: None, response: checkout.CartCouponsAnswer, part: 'core' },
	_post_hapi_webshop_coupon: { method: 'POST', path: '/hapi/v1/webshop/coupon/', request: checkout.CartCouponBody, response: CartAnswer, part: 'core' },
	_delete_hapi_webshop_coupon: { method: 'DELETE', path: '/hapi/v1/webshop/coupon/', request: checkout.CartCouponBody, response: CartAnswer, part: 'core' },
	_get_hapi_webshop_location: {
		method: 'GET',
		path: '/hapi/v1/webshop/location/',
		request: checkout.PickupLocationsQuery,
		response: checkout.PickupLocationsAnswer,
		part: 'core',
	},
	_get_hapi_webshop_parcel_shipping: {
		method: 'GET',
		path: '/hapi/v1/webshop/parcel-shipping/',
		request: None,
		response: checkout.ParcelShippingAnswer,
		part: 'extension',
	},
	_post_hapi_webshop_parcel_default_shipping: {
		method: 'POST',
		path: '/hapi/v1/webshop/parcel-default-shipping/',
		request: checkout.ParcelDefaultShippingBody,
		response: CartAnswer,
		part: 'core',
	},
	_put_hapi_webshop_parcel_shipping: {
		method: 'PUT',
		path: '/hapi/v1/webshop/parcel-shipping/',
		request: checkout.ParcelShippingBody,
		response: CartAnswer,
		part: 'core',
	},
	_get_hapi_webshop_parcel_locker: {
		method: 'GET',
		path: '/hapi/v1/webshop/parcel-locker/',
		request: checkout.ParcelLockersQuery,
		response: checkout.ParcelLockersAnswer,
		part: 'extension',
	},
	_get_hapi_webshop_shipping_estimate: {
		method: 'GET',
		path: '/hapi/v1/webshop/shipping-estimate/',
		request: checkout.ShippingEstimateQuery,
		response: checkout.ShippingEstimateAnswer,
		part: 'extension',
	},
	_get_hapi_webshop_payment: { method: 'GET', path: '/hapi/v1/webshop/payment/', request: None, response: checkout.PaymentMethodsAnswer, part: 'extension' },
	_put_hapi_webshop_payment: { method: 'PUT', path: '/hapi/v1/webshop/payment/', request: checkout.PaymentBody, response: CartAnswer, part: 'extension' },
	_post_hapi_webshop_abandonment: {
		method: 'POST',
		path: '/hapi/v1/webshop/abandonment/',
		request: checkout.AbandonmentBody,
		response: CartAnswer,
		part: 'core',
	},
	_post_hapi_webshop_order: {
		method: 'POST',
		path: '/hapi/v1/webshop/order/',
		request: checkout.OrderBody,
		response: checkout.OrderPostAnswer,
		part: 'core',
		idempotent: true,
		internal: true,
	},
	_get_hapi_webshop_placed_order: {
		method: 'GET',
		path: '/hapi/v1/webshop/placed-order/',
		request: checkout.PlacedOrderQuery,
		response: checkout.PlacedOrderAnswer,
		part: 'extension',
		internal: true,
	},
	_get_hapi_webshop_order: { method: 'GET', path: '/hapi/v1/webshop/order/', request: order.OrderQuery, response: order.OpenOrderAnswer, part: 'core' },
	_get_hapi_webshop_order_status: {
		method: 'GET',
		path: '/hapi/v1/webshop/order-status/',
		request: order.OrderQuery,
		response: order.OrderStatusAnswer,
		part: 'core',
	},
	_get_hapi_webshop_create_payment: {
		method: 'GET',
		path: '/hapi/v1/webshop/create-payment/',
		request: order.CreatePaymentQuery,
		response: order.CreatePaymentAnswer,
		part: 'core',
		internal: true,
	},
	_post_hapi_webshop_payment_notice: {
		method: 'POST',
		path: '/hapi/v1/webshop/payment-notice/',
		request: order.PaymentNoticeBody,
		response: order.PaymentNoticeAnswer,
		part: 'extension',
		internal: true,
	},
	_get_hapi_webshop_payment_transfer: {
		method: 'GET',
		path: '/hapi/v1/webshop/payment-transfer/',
		request: order.PaymentTransferQuery,
		response: order.PaymentTransferAnswer,
		part: 'extension',
	},
	_post_hapi_webshop_order_lookup: {
		method: 'POST',
		path: '/hapi/v1/webshop/order-lookup/',
		request: order.OrderLookupBody,
		response: order.OrderLookupAnswer,
		part: 'extension',
	},
	_post_hapi_webshop_withdrawal: {
		method: 'POST',
		path: '/hapi/v1/webshop/withdrawal/',
		request: order.WithdrawalBody,
		response: order.WithdrawalAnswer,
		part: 'extension',
	},
} as const satisfies EndpointDefinitions;
