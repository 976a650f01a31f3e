import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { cancelOwnOrder } from './life-cycle/cancel-own-order.ts';
import { paymentTransfer } from './payment/payment-transfer.ts';
import { getPlacedOrder, postOrder } from './placing/order-post.ts';
import { reorder } from './placing/reorder.ts';
import { quickSignup } from './quick-signup.ts';
import { getOrder as getOwnOrder } from './reading/get-order.ts';
import { listOrders } from './reading/list-orders.ts';
import { getCreatePayment, getOrder, getOrderStatus, postPaymentWebhook } from './reading/order-calls.ts';
import { orderLookup } from './reading/order-lookup.ts';
import { withdrawal } from './withdrawal/withdrawal.ts';

/** Handlers of placing, paying, reading and cancelling orders. */
export const orderHandlers = {
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
	_get_hapi_auth_orders: listOrders,
	_get_hapi_auth_order: getOwnOrder,
	_post_hapi_auth_reorder: reorder,
	_post_hapi_auth_quick_signup: quickSignup,
} satisfies Partial<Handlers<EndpointName>>;
