import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findOrderByIdentificator } from '../reading/find-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { hasMoney } from './has-money.ts';
import { mayCancel } from './may-cancel.ts';

/**
 * Cancels the order with this identifier. Holds the order's lock, so shipping and cancelling cannot interleave. Idempotent. The payment stays approved until
 * the merchant marks the order as refunded.
 */
export const cancelOwnOrder: Handler<'_post_hapi_webshop_order_cancel'> = async ({ order_identificator }, { db, config }) =>
	db.transaction().execute(async (trx) => {
		const found = await findOrderByIdentificator(trx, order_identificator);
		if (found === null) return notFound('order');
		const order = await trx.selectFrom('orders').selectAll().where('id', '=', found.id).forUpdate().executeTakeFirstOrThrow();
		const is_paid = await hasMoney(trx, order.id);
		if (order.status !== 'cancelled') {
			if (!(await mayCancel(trx, order))) return { success: false, label_name: 'error_order_not_cancellable' };
			await cancelOrder(trx, order, { config, now: config.now(), why: is_paid ? 'cancelled_paid' : 'cancelled_by_customer' });
		}
		return { success: true, data: { status: 'cancelled', is_paid } };
	});
