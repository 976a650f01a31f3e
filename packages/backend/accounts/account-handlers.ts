import type { EndpointName } from '@titraj/contract/endpoints.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { changePassword } from './password/change-password.ts';
import { forgottenPassword, forgottenPasswordApi } from './password/forgotten-password.ts';
import { checkForgottenPassword, newPassword } from './password/new-password.ts';
import { deleteAddress, listAddresses, saveAddress } from './profile/addresses.ts';
import { closeAccount } from './profile/close-account.ts';
import { getConsents, saveConsents } from './profile/consents.ts';
import { myComments } from './profile/my-comments.ts';
import { getProfile, saveProfile } from './profile/profile.ts';
import { getUser } from './profile/user.ts';
import { sessionHandlers } from './session/session-handlers.ts';
import { confirm } from './signup/confirm.ts';
import { resendSignup } from './signup/resend-signup.ts';
import { signup } from './signup/signup.ts';
import { beginSocialLogin } from './social/begin-social-login.ts';
import { finishSocialLogin } from './social/finish-social-login.ts';

/** Handlers of sessions, sign-up, profile and consents. */
export const accountHandlers = {
	...sessionHandlers,
	_get_hapi_auth_providers: async (_query, { providers }) => ({ success: true, data: { items: providers.list().map(({ code, title }) => ({ code, title })) } }),
	_get_hapi_auth_social_login: beginSocialLogin,
	_post_hapi_auth_social_login: finishSocialLogin,
	_get_hapi_auth_profile: getProfile,
	_post_hapi_auth_profile: saveProfile,
	_get_hapi_auth_user: getUser,
	_post_hapi_auth_signup: signup,
	_post_hapi_auth_signup_resend: resendSignup,
	_get_hapi_auth_signup_confirm: confirm,
	_post_hapi_auth_forgotten_password: forgottenPassword,
	_post_hapi_auth_forgotten_password_api: forgottenPasswordApi,
	_get_hapi_auth_forgotten_password_check: checkForgottenPassword,
	_post_hapi_auth_new_password: newPassword,
	_post_hapi_auth_change_password: changePassword,
	_post_hapi_auth_close_account: closeAccount,
	_get_hapi_auth_addresses: listAddresses,
	_post_hapi_auth_addresses: saveAddress,
	_delete_hapi_auth_addresses: deleteAddress,
	_get_hapi_auth_comments: myComments,
	_get_hapi_gdpr_consents: getConsents,
	_post_hapi_gdpr_consents: saveConsents,
} satisfies Partial<Handlers<EndpointName>>;
