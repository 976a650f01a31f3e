import Type from 'typebox';
import * as auth from './auth.ts';
import * as comments from './comments.ts';
import * as consents from './consents.ts';
import * as coupons from './coupons.ts';
import type { EndpointDefinitions } from './endpoint-definition.ts';
import * as orders from './orders.ts';
import * as profile from './profile.ts';

const None = Type.Object({});

/** Accounts (Spec 7, Auth and Consents). What answers a token is internal: a function puts it into the cookie. */
export const accountEndpoints = {
	_get_hapi_auth_profile: { method: 'GET', path: '/hapi/v1/auth/profile/', request: None, response: profile.ProfileAnswer, part: 'core' },
	_post_hapi_auth_profile: { method: 'POST', path: '/hapi/v1/auth/profile/', request: profile.ProfileBody, response: profile.ProfileAnswer, part: 'core' },
	_get_hapi_auth_user: { method: 'GET', path: '/hapi/v1/auth/user/', request: None, response: auth.UserAnswer, part: 'core' },
	_get_hapi_auth_customer_fields: {
		method: 'GET',
		path: '/hapi/v1/auth/customer-fields/',
		request: profile.CustomerFieldsQuery,
		response: profile.CustomerFieldsAnswer,
		part: 'core',
	},
	_post_hapi_auth_signup: { method: 'POST', path: '/hapi/v1/auth/signup/', request: auth.SignupBody, response: auth.DoneAnswer, part: 'core' },
	_post_hapi_auth_quick_signup: {
		method: 'POST',
		path: '/hapi/v1/auth/quick-signup/',
		request: auth.QuickSignupBody,
		response: auth.DoneAnswer,
		part: 'core',
	},
	_post_hapi_auth_signup_resend: {
		method: 'POST',
		path: '/hapi/v1/auth/signup-resend/',
		request: auth.SignupResendBody,
		response: auth.DoneAnswer,
		part: 'extension',
	},
	_get_hapi_auth_signup_confirm: {
		method: 'GET',
		path: '/hapi/v1/auth/signup-confirm/',
		request: auth.SignupConfirmQuery,
		response: auth.SignupConfirmAnswer,
		part: 'core',
	},
	_post_hapi_auth_forgotten_password: {
		method: 'POST',
		path: '/hapi/v1/auth/forgotten-password/',
		request: auth.ForgottenPasswordBody,
		response: auth.DoneAnswer,
		part: 'core',
	},
	_post_hapi_auth_forgotten_password_api: {
		method: 'POST',
		path: '/hapi/v1/auth/forgotten-password-api/',
		request: auth.ForgottenPasswordBody,
		response: auth.ForgottenPasswordApiAnswer,
		part: 'core',
	},
	_get_hapi_auth_forgotten_password_check: {
		method: 'GET',
		path: '/hapi/v1/auth/forgotten-password-check/',
		request: auth.ForgottenPasswordCheckQuery,
		response: auth.ForgottenPasswordCheckAnswer,
		part: 'core',
	},
	_post_hapi_auth_new_password: {
		method: 'POST',
		path: '/hapi/v1/auth/new-password/',
		request: auth.NewPasswordBody,
		response: auth.DoneAnswer,
		part: 'core',
	},
	_post_hapi_auth_change_password: {
		method: 'POST',
		path: '/hapi/v1/auth/change-password/',
		request: auth.ChangePasswordBody,
		response: auth.DoneAnswer,
		part: 'core',
	},
	_post_hapi_auth_close_account: {
		method: 'POST',
		path: '/hapi/v1/auth/close-account/',
		request: auth.CloseAccountBody,
		response: auth.DoneAnswer,
		part: 'extension',
	},
	_get_hapi_auth_providers: { method: 'GET', path: '/hapi/v1/auth/providers/', request: None, response: auth.ProvidersAnswer, part: 'extension' },
	_get_hapi_auth_social_login: {
		method: 'GET',
		path: '/hapi/v1/auth/social-login/',
		request: auth.SocialLoginQuery,
		response: auth.SocialLoginAnswer,
		part: 'core',
		internal: true,
	},
	_post_hapi_auth_social_login: {
		method: 'POST',
		path: '/hapi/v1/auth/social-login/',
		request: auth.SocialReturnBody,
		response: auth.SocialReturnAnswer,
		part: 'extension',
		internal: true,
	},
	_get_hapi_auth_addresses: { method: 'GET', path: '/hapi/v1/auth/addresses/', request: None, response: profile.AddressesAnswer, part: 'extension' },
	_post_hapi_auth_addresses: {
		method: 'POST',
		path: '/hapi/v1/auth/addresses/',
		request: profile.AddressBody,
		response: profile.AddressesAnswer,
		part: 'extension',
	},
	_delete_hapi_auth_addresses: {
		method: 'DELETE',
		path: '/hapi/v1/auth/addresses/',
		request: profile.AddressDeleteBody,
		response: profile.AddressesAnswer,
		part: 'extension',
	},
	_get_hapi_auth_coupons: { method: 'GET', path: '/hapi/v1/auth/coupons/', request: coupons.MyCouponsQuery, response: coupons.MyCouponsAnswer, part: 'core' },
	_post_hapi_auth_coupons: { method: 'POST', path: '/hapi/v1/auth/coupons/', request: coupons.MyCouponBody, response: coupons.MyCouponsAnswer, part: 'core' },
	_delete_hapi_auth_coupons: {
		method: 'DELETE',
		path: '/hapi/v1/auth/coupons/',
		request: coupons.MyCouponBody,
		response: coupons.MyCouponsAnswer,
		part: 'core',
	},
	_get_hapi_auth_orders: { method: 'GET', path: '/hapi/v1/auth/orders/', request: orders.MyOrdersQuery, response: orders.MyOrdersAnswer, part: 'core' },
	_get_hapi_auth_order: { method: 'GET', path: '/hapi/v1/auth/order/', request: orders.MyOrderQuery, response: orders.OrderAnswer, part: 'extension' },
	_post_hapi_auth_reorder: { method: 'POST', path: '/hapi/v1/auth/reorder/', request: orders.ReorderBody, response: orders.ReorderAnswer, part: 'extension' },
	_get_hapi_auth_comments: {
		method: 'GET',
		path: '/hapi/v1/auth/comments/',
		request: comments.MyCommentsQuery,
		response: comments.MyCommentsAnswer,
		part: 'core',
	},
	_get_hapi_gdpr_consents: { method: 'GET', path: '/hapi/v1/gdpr/consents/', request: None, response: consents.ConsentsAnswer, part: 'core' },
	_post_hapi_gdpr_consents: {
		method: 'POST',
		path: '/hapi/v1/gdpr/consents/',
		request: consents.ConsentsBody,
		response: consents.ConsentsAnswer,
		part: 'core',
	},
} as const satisfies EndpointDefinitions;
