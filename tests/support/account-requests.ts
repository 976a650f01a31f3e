import type { RequestOf } from '@titraj/backend/platform/http/handler.ts';
import type { EndpointName } from '@titraj/contract/endpoints.ts';

const ADDRESS = { first_name: 'Ana', last_name: 'Anić', street: 'Ilica 1', postcode: '10000', city: 'Zagreb', country: 'HR' };

/** Valid requests of the calls of accounts and wishlist. */
export const ACCOUNT_REQUESTS = {
	_get_hapi_auth_profile: [{}],
	_post_hapi_auth_profile: [{ first_name: 'Ana' }],
	_get_hapi_auth_user: [{}],
	_get_hapi_auth_customer_fields: [{}, { type: 'auth.address' }],
	_post_hapi_auth_signup: [{ email: 'novi@titraj.example', password: 'dovoljno-duga', first_name: 'Ivo', last_name: 'Ivić', accept_terms: true }],
	_post_hapi_auth_quick_signup: [{ order_identificator: '1-nema', password: 'dovoljno-duga' }],
	_post_hapi_auth_signup_resend: [{ email: 'novi@titraj.example' }],
	_get_hapi_auth_signup_confirm: [{ id: 'nema', code: 'nema' }],
	_post_hapi_auth_forgotten_password: [{ email: 'nitko@titraj.example' }],
	_post_hapi_auth_forgotten_password_api: [{ email: 'nitko@titraj.example' }],
	_get_hapi_auth_forgotten_password_check: [{ id: 'nema', code: 'nema' }],
	_post_hapi_auth_new_password: [{ id: 'nema', code: 'nema', password: 'dovoljno-duga' }],
	_post_hapi_auth_change_password: [{ password: 'stara', new_password: 'dovoljno-duga' }],
	_post_hapi_auth_close_account: [{ password: 'x' }],
	_get_hapi_auth_providers: [{}],
	_get_hapi_auth_social_login: [{ provider: 'demo', redirect_uri: 'https://titraj.example/api/hapi/auth/social-return/demo' }],
	_post_hapi_auth_social_login: [{ provider: 'nema', query: 'code=a&state=b' }],
	_get_hapi_auth_addresses: [{}],
	_post_hapi_auth_addresses: [ADDRESS],
	_delete_hapi_auth_addresses: [{ id: 1 }],
	_get_hapi_auth_coupons: [{}, { all: 1 }],
	_post_hapi_auth_coupons: [{ code: 'NEMA' }],
	_delete_hapi_auth_coupons: [{ code: 'NEMA' }],
	_get_hapi_auth_orders: [{}],
	_get_hapi_auth_order: [{ id: 1 }],
	_post_hapi_auth_reorder: [{ id: 1 }],
	_get_hapi_auth_comments: [{}, { all: 1 }],
	_get_hapi_gdpr_consents: [{}],
	_post_hapi_gdpr_consents: [{ analytics: true, marketing: false }],
	_get_hapi_wishlist: [{}, { category_id: 1 }],
	_post_hapi_wishlist: [{ code: 'product-2', qty: 2 }],
	_delete_hapi_wishlist: [{ id: 1 }],
	_get_hapi_wishlist_categories: [{}, { level_from: 1, level_to: 2 }],
	_post_hapi_wishlist_share: [{ shared: true }],
} satisfies { [K in EndpointName]?: RequestOf<K>[] };
