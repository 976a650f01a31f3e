import type { accountEndpoints } from '@titraj/contract/account-endpoints.ts';
import { addCoupon, myCoupons, removeCoupon } from '../coupons/my-coupons.ts';
import type { Handlers } from '../http/handler.ts';
import { beginSocialLogin } from '../oidc/begin-social-login.ts';
import { finishSocialLogin } from '../oidc/finish-social-login.ts';
import { getOrder } from '../orders/get-order.ts';
import { listOrders } from '../orders/list-orders.ts';
import { reorder } from '../orders/reorder.ts';
import { deleteAddress, listAddresses, saveAddress } from './addresses.ts';
import { changePassword } from './change-password.ts';
import { closeAccount } from './close-account.ts';
import { confirm } from './confirm.ts';
import { getConsents, saveConsents } from './consents.ts';
import { customerFields } from './customer-fields.ts';
import { forgottenPassword, forgottenPasswordApi } from './forgotten-password.ts';
import { myComments } from './my-comments.ts';
import { checkForgottenPassword, newPassword } from './new-password.ts';
import { getProfile, saveProfile } from './profile.ts';
import { quickSignup } from './quick-signup.ts';
import { resendSignup } from './resend-signup.ts';
import { signup } from './signup.ts';
import { getUser } from './user.ts';

export const accountHandlers: Handlers<keyof typeof accountEndpoints> = {
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
