import { randomUUID } from 'node:crypto';
import { textOf } from './answer-parts.ts';
import { EXAMPLE_ADDRESS } from './example-address.ts';
import { approveAtBank } from './forms.ts';
import type { Caller } from './take-examples.ts';

const RETURN_URL = 'http://localhost:8888/api/hapi/webshop/payment-return/{provider}';
const CALLBACK_URL = 'http://localhost:8888/api/hapi/webshop/payment-callback/{provider}';

/** Places a guest's order that is paid on the bank's page; returns its identifier. */
export async function buy(guest: Caller, code: string): Promise<string> {
	await guest.call('_post_hapi_webshop_product', { shopping_cart_code: code, qty: 1, request_id: randomUUID() });
	await guest.call('_put_hapi_webshop_product', { shopping_cart_code: code, qty: 2, request_id: randomUUID() });
	await guest.call('_delete_hapi_webshop_product', { shopping_cart_code: code, request_id: randomUUID() });
	await guest.call('_post_hapi_webshop_products', { items: [{ shopping_cart_code: code, qty: 1 }], request_id: randomUUID() });
	await guest.call('_get_hapi_webshop_is_cart_empty', {});
	await guest.call('_get_hapi_webshop_shipping_estimate', { country: 'HR', postcode: '10000' });
	await guest.call('_get_hapi_webshop_town', { country: 'HR', postcode: '10000' });
	await guest.call('_get_hapi_auth_customer_fields', { type: 'webshop.guest' });
	await guest.call('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'ana@shop.example', ...EXAMPLE_ADDRESS });
	await guest.call('_get_hapi_webshop_customer', { type: 'webshop.guest' });
	await guest.call('_post_hapi_webshop_abandonment', { saveconfirm: 1 });
	await guest.call('_post_hapi_webshop_parcel_default_shipping', {});
	await guest.call('_get_hapi_webshop_parcel_shipping', {});
	await guest.call('_get_hapi_webshop_location', { postcode: '10000' });
	await guest.call('_get_hapi_webshop_parcel_locker', { search_q: 'zagreb' });
	await guest.call('_put_hapi_webshop_parcel_shipping', { parcel_id: 1, shipping_code: 'courier' });
	await guest.call('_get_hapi_webshop_payment', {});
	await guest.call('_put_hapi_webshop_payment', { payment_code: 'bank_transfer' });
	await guest.call('_post_hapi_webshop_coupon', { code: 'STOL10' });
	await guest.call('_get_hapi_webshop_coupon', {});
	await guest.call('_delete_hapi_webshop_coupon', { code: 'STOL10' });
	const { identificator, number, key } = await order(guest);
	await guest.call('_get_hapi_webshop_placed_order', { idempotency_key: key });
	await guest.call('_get_hapi_webshop_order', { order_identificator: identificator });
	await guest.call('_get_hapi_webshop_order_status', { order_identificator: identificator });
	await guest.call('_get_hapi_webshop_payment_transfer', { order_identificator: identificator });
	await guest.call('_post_hapi_webshop_order_lookup', { number, email: 'ana@shop.example' });
	await guest.call('_post_hapi_webshop_withdrawal', { name: 'Ana Anić', number, email: 'ana@shop.example' });
	return identificator;
}

/** Places the order of a cart that is ready. */
async function order(guest: Caller): Promise<{ identificator: string; number: string; key: string }> {
	const cart = await guest.call('_get_hapi_webshop_cart', {});
	const parcels = Array.isArray(cart['parcels']) ? cart['parcels'] : [];
	const lines = parcels.flatMap(({ items }) => items).map(({ shopping_cart_code, qty, unit_price }) => ({ shopping_cart_code, qty, unit_price }));
	const { total } = Object(cart['total']);
	const key = randomUUID();
	const body = { idempotency_key: key, version: cart['version'], total, lines, accept_terms: true, return_url: RETURN_URL, callback_url: CALLBACK_URL };
	const { order: placed } = await guest.call('_post_hapi_webshop_order', body);
	return { identificator: Object(placed).order_identificator, number: Object(placed).number, key };
}

/** Places an order that is paid by card, and cancels it. */
export async function payAndCancel(url: string, guest: Caller, code: string): Promise<void> {
	await guest.call('_post_hapi_webshop_product', { shopping_cart_code: code, qty: 1 });
	await guest.call('_post_hapi_webshop_customer', { type: 'webshop.guest', email: 'iva@shop.example', ...EXAMPLE_ADDRESS });
	await guest.call('_post_hapi_webshop_parcel_default_shipping', {});
	await guest.call('_put_hapi_webshop_payment', { payment_code: 'card' });
	const { identificator } = await order(guest);
	const query = { order_identificator: identificator, return_url: RETURN_URL, callback_url: CALLBACK_URL };
	const payment = await guest.call('_get_hapi_webshop_create_payment', query);
	const fields = await approveAtBank(url, textOf(payment['hidden_form']));
	await guest.call('_post_hapi_webshop_payment_notice', { provider: 'bank', kind: 'return', fields });
	await guest.call('_post_hapi_webshop_order_cancel', { order_identificator: identificator });
}
