import type { accountCalls } from '@titraj/contract/calls/accounts.ts';
import type { consentCalls } from '@titraj/contract/calls/consents.ts';
import type { signUpCalls } from '@titraj/contract/calls/sign-up.ts';
import { changePassword } from '../../accounts/password/change-password.ts';
import { forgottenPassword, forgottenPasswordApi } from '../../accounts/password/forgotten-password.ts';
import { checkForgottenPassword, newPassword } from '../../accounts/password/new-password.ts';
import { deleteAddress, listAddresses, saveAddress } from '../../accounts/profile/addresses.ts';
import { closeAccount } from '../../accounts/profile/close-account.ts';
import { getConsents, saveConsents } from '../../accounts/profile/consents.ts';
import { myComments } from '../../accounts/profile/my-comments.ts';
import { getProfile, saveProfile } from '../../accounts/profile/profile.ts';
import { getUser } from '../../accounts/profile/user.ts';
import { confirm } from '../../accounts/signup/confirm.ts';
import { resendSignup } from '../../accounts/signup/resend-signup.ts';
import { signup } from '../../accounts/signup/signup.ts';
import { beginSocialLogin } from '../../accounts/social/begin-social-login.ts';
import { finishSocialLogin } from '../../accounts/social/finish-social-login.ts';
import { addCoupon, myCoupons, removeCoupon } from '../../cart/coupons/my-coupons.ts';
import { customerFields } from '../../checkout/customer-fields.ts';
import { reorder } from '../../orders/placing/reorder.ts';
import { quickSignup } from '../../orders/quick-signup.ts';
import { getOrder } from '../../orders/reading/get-order.ts';
import { listOrders } from '../../orders/reading/list-orders.ts';
import type { Handlers } from '../../platform/http/handler.ts';

type Names =
	| keyof typeof accountCalls
	| keyof typeof consentCalls
	| keyof typeof signUpCalls
	| '_get_hapi_auth_providers'
	| '_get_hapi_auth_social_login'
	| '_post_hapi_auth_social_login';

export const accountHandlers: Handlers<Names> = {
	_get_hapi_auth_providers: async (_query, { providers }) => ({ success: true, data: { items: providers.list().map(({ code, title }) => ({ code, title })) } }),
	_get_hapi_auth_social_login: beginSocialLogin,
	_post_hapi_auth_social_login: finishSocialLogin,
	_get_hapi_auth_profile: getProfile,
	_post_hapi_auth_profile: saveProfile,
	_get_hapi_auth_user: getUser,
	_get_hapi_auth_customer_fields: customerFields,
	_post_hapi_auth_signup: signup,
	_post_hapi_auth_quick_signup: quickSignup,
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
	_get_hapi_auth_coupons: myCoupons,
	_post_hapi_auth_coupons: addCoupon,
	_delete_hapi_auth_coupons: removeCoupon,
	_get_hapi_auth_orders: listOrders,
	_get_hapi_auth_order: getOrder,
	_post_hapi_auth_reorder: reorder,
	_get_hapi_auth_comments: myComments,
	_get_hapi_gdpr_consents: getConsents,
	_post_hapi_gdpr_consents: saveConsents,
};
