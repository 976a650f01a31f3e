import type { RequestOf } from '@titraj/backend/platform/http/handler.ts';
import type { EndpointName } from '@titraj/contract/endpoints.ts';

const ADDRESS = { first_name: 'Ana', last_name: 'Anić', street: 'Ilica 1', postcode: '10000', city: 'Zagreb', country: 'HR', phone: '+385 91 555 0101' };

/** Valid requests of the checkout calls that work with an empty cart; orders and payments are tested elsewhere. */
export const CHECKOUT_REQUESTS = {
	_get_hapi_webshop_customer: [{}, { type: 'webshop.guest' }],
	_post_hapi_webshop_customer: [
		{ type: 'webshop.guest', email: 'ana@titraj.example', ...ADDRESS },
		{ type: 'webshop.guest', ...ADDRESS, billing: ADDRESS },
	],
	_get_hapi_webshop_coupon: [{}],
	_post_hapi_webshop_coupon: [{ code: 'NEMA' }],
	_delete_hapi_webshop_coupon: [{ code: 'NEMA' }],
	_get_hapi_webshop_location: [{}, { postcode: '21000' }],
	_get_hapi_webshop_parcel_shipping: [{}],
	_post_hapi_webshop_parcel_default_shipping: [{}],
	_put_hapi_webshop_parcel_shipping: [{ parcel_id: 1, shipping_code: 'courier' }],
	_get_hapi_webshop_parcel_locker: [{}, { search_q: 'zagreb' }, { search_q: '' }],
	_get_hapi_webshop_shipping_estimate: [
		{ country: 'HR', postcode: '10000' },
		{ country: 'XX', postcode: '' },
	],
	_get_hapi_webshop_town: [
		{ country: 'HR', postcode: '10000' },
		{ country: 'XX', postcode: '' },
	],
	_get_hapi_webshop_payment: [{}],
	_put_hapi_webshop_payment: [{ payment_code: 'card' }],
	_post_hapi_webshop_abandonment: [{}, { abandonment: 'nema' }, { saveconfirm: 1 }],
	_post_hapi_webshop_order: [{ idempotency_key: 'a-key-of-sixteen', version: 0, total: 0, lines: [], accept_terms: true }],
	_get_hapi_webshop_placed_order: [{ idempotency_key: 'a-key-of-sixteen' }],
	_get_hapi_webshop_order: [],
	_get_hapi_webshop_order_status: [],
	_get_hapi_webshop_create_payment: [],
	_post_hapi_webshop_payment_notice: [{ provider: 'nema', kind: 'return', fields: {} }],
	_get_hapi_webshop_payment_transfer: [],
	_post_hapi_webshop_order_lookup: [{ number: '1', email: 'ana@titraj.example' }],
	_post_hapi_webshop_order_cancel: [],
	_post_hapi_webshop_withdrawal: [
		{ name: 'Ana Anić', number: '100001', email: 'ana@titraj.example' },
		{ name: '', number: '', email: '' },
	],
} satisfies { [K in EndpointName]?: RequestOf<K>[] };
