import { forCustomer } from '../../platform/http/for-customer.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { readOrder } from './read-order.ts';

/** Another customer's order gives the same response as an unknown one. */
export const getOrder = forCustomer<'_get_hapi_auth_order'>(async ({ id }, { db, userId, config, lang }) => {
	const row = await db.selectFrom('orders').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
	return row === undefined ? notFound('order') : { success: true, data: await readOrder(db, row, config, lang) };
});
