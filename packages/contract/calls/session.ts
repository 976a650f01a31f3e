import * as auth from '../auth.ts';
import type { EndpointDefinitions } from '../endpoint-definition.ts';
import { None } from '../envelope.ts';
import * as session from '../session.ts';

/** Tokens, sign-in and sign-out (Spec 7, Auth). Calls that return a token are internal: a function puts it into the cookie. */
export const sessionCalls = {
	_get_hapi_auth_generate_token: {
		method: 'GET',
		path: '/hapi/v1/auth/generate-token/',
		request: session.TokenQuery,
		response: session.TokenAnswer,
		part: 'core',
		fixed: true,
		internal: true,
		token: 'none',
		summary: 'Opens a session for a guest and returns its bearer token.',
		caller:
			'The build once; each server of the shop once; the token function for a visitor without a session, before the first call that needs one (not on page load), with `force_logout=1` to replace a rejected token, and with `set_token_id` and `token_hash` for a visitor without cart or account who opens an address with both; the logout function if there is no call to sign out. Always at this fixed address.',
		without: 'Nothing works: every other call needs the token.',
	},
	_get_hapi_auth_is_login: {
		method: 'GET',
		path: '/hapi/v1/auth/is-login/',
		request: session.IsLoginQuery,
		response: session.IsLoginAnswer,
		part: 'core',
		summary: 'Returns the owner of the token’s session.',
		caller:
			'The browser when a page shows personal data and after sign-in and sign-out; with `continue_as_guest=1` when a shopper continues the checkout without an account; with `update_customer_data=1` at the customer step of a customer whose cart has no address; servers to check whether a visitor is staff.',
		without: 'Nobody is ever signed in, and the checkout cannot pass a required sign-in step.',
	},
	_post_hapi_auth_login: {
		method: 'POST',
		path: '/hapi/v1/auth/login/',
		request: session.LoginBody,
		response: session.LoginAnswer,
		part: 'account',
		internal: true,
		summary: 'Signs a customer in. Cart, wishlist and comparison of the visitor move to the account.',
		caller: 'The login function, when the sign-in form is sent. The returned token replaces the visitor’s in the cookie.',
		without: 'Customers cannot sign in; guests buy as before.',
		refusals: {
			error_login_invalid: 'No account has this e-mail and password. The response is the same for an unknown e-mail.',
			error_login_link_mailed:
				'Too many wrong passwords for this account from other machines; if it exists, a link to the sign-in page was mailed to its address. The response is the same for an unknown e-mail.',
			error_login_unconfirmed: 'The password is right, but the signup is not confirmed yet.',
			error_too_many_attempts: 'Too many attempts; `retry_after` is the number of seconds to wait.',
		},
	},
	_post_hapi_auth_logout: {
		method: 'POST',
		path: '/hapi/v1/auth/logout/',
		request: session.LogoutBody,
		response: session.LogoutAnswer,
		part: 'account',
		internal: true,
		summary: 'Ends the session of the token and returns a new guest’s token.',
		caller: 'The logout function, when a customer signs out.',
		without: 'Customers cannot sign out.',
	},
	_get_hapi_auth_providers: {
		method: 'GET',
		path: '/hapi/v1/auth/providers/',
		request: None,
		response: auth.ProvidersAnswer,
		part: 'social_login',
		summary: 'Lists the identity providers that customers can sign in with.',
		caller: 'The build and the page function, for the screens of sign-in and signup.',
		without: 'The screens show no buttons of providers.',
	},
	_get_hapi_auth_social_login: {
		method: 'GET',
		path: '/hapi/v1/auth/social-login/',
		request: auth.SocialLoginQuery,
		response: auth.SocialLoginAnswer,
		part: 'social_login',
		internal: true,
		summary: 'Begins a sign-in with an identity provider: returns the address for the browser.',
		caller: 'The social-login function, when a shopper chooses a provider.',
		without: 'Nobody can sign in with a provider; signing in with a password is not affected.',
		refusals: { error_social_login: 'The provider is unknown or cannot be reached.' },
	},
	_post_hapi_auth_social_login: {
		method: 'POST',
		path: '/hapi/v1/auth/social-login/',
		request: auth.SocialReturnBody,
		response: auth.SocialReturnAnswer,
		part: 'social_login',
		internal: true,
		summary: 'Completes a sign-in at an identity provider. The returned token replaces the visitor’s.',
		caller: 'The social-return function, when the provider sends the browser back.',
		without: 'A sign-in with a provider cannot be completed: return no providers then.',
		refusals: {
			error_social_login: 'The returned data does not belong to a sign-in that this session began.',
			error_social_login_cancelled: 'The shopper cancelled at the provider.',
			error_social_email_unverified: 'The provider has not verified the e-mail address.',
		},
	},
} as const satisfies EndpointDefinitions;
