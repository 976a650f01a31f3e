import { normaliseEmail } from '@titraj/contract/formats/email.ts';
import { findPasswordError } from '@titraj/contract/formats/password.ts';
import { openSignup } from '../accounts/index.ts';
import { collectErrors, refuseForm } from '../platform/http/form.ts';
import type { Handler } from '../platform/http/handler.ts';
import { findOrderByIdentificator } from './reading/find-order.ts';

/**
 * Creates an account with the name and e-mail of the order. The e-mail still has to be confirmed, because others may know the order's code.
 */
export const quickSignup: Handler<'_post_hapi_auth_quick_signup'> = async ({ order_identificator, password }, call) => {
	const order = await findOrderByIdentificator(call.db, order_identificator);
	const email = order === null ? null : normaliseEmail(order.email);
	if (order === null || email === null) return { success: false, label_name: 'error_order_unknown' };
	const errors = collectErrors({ password: findPasswordError(password, email) });
	if (errors !== null) return refuseForm(errors);
	const address = await call.db
		.selectFrom('order_addresses')
		.select(['first_name', 'last_name', 'phone'])
		.where('order_id', '=', order.id)
		.orderBy('kind')
		.executeTakeFirst();
	const { first_name = '', last_name = '', phone = null } = address ?? {};
	return openSignup(call, { email, password, first_name, last_name, phone: order.phone ?? phone, newsletter: false });
};
