import { updateCartCustomer } from '../../cart/index.ts';
import type { Handler } from '../../platform/http/handler.ts';

/** Describes the session. `continue_as_guest` is stored with the session; `update_customer_data` copies the account's data to the cart. */
export const isLogin: Handler<'_get_hapi_auth_is_login'> = async (query, { db, session }) => {
	const asGuest = query.continue_as_guest === undefined ? session.continue_as_guest : query.continue_as_guest === 1;
	if (asGuest !== session.continue_as_guest) {
		await db.updateTable('sessions').set({ continue_as_guest: asGuest }).where('id', '=', session.id).execute();
	}
	const { user_id, staff, developer, superuser } = session;
	if (query.update_customer_data === 1 && user_id !== null) await updateCartCustomer(db, user_id);
	return { success: true, data: { user_id, continue_as_guest_exist: asGuest, staff, developer, superuser } };
};
