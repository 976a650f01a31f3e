import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { PAY_IN_STORE } from '@titraj/contract/payment-codes.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { sendOrderNews } from '../mail/send-order-news.ts';
import { AT_PICKUP, toKeptUntil } from '../placing/kept-until.ts';

/** Marks an order that is paid at pickup as ready, with a mail to the customer, or as paid and handed over. False if its status does not allow it. */
export async function handOver(
	trx: Kysely<Tables>,
	id: number,
	status: Extract<OrderStatus, 'ready_for_pickup' | 'completed'>,
	config: BackendConfig,
): Promise<boolean> {
	const order = await trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
	if (order?.payment_code !== PAY_IN_STORE || !AT_PICKUP.includes(order.status) || order.status === status) return false;
	const now = config.now();
	const kept_until = status === 'completed' ? null : toKeptUntil(order, now, config.orderLimits);
	if (status === 'completed')
		await trx.updateTable('order_payments').set({ status: 'approved', updated_at: now }).where('order_id', '=', id).where('status', '=', 'pending').execute();
	await trx.updateTable('orders').set({ status, kept_until, updated_at: now }).where('id', '=', id).execute();
	await trx.insertInto('order_history').values({ order_id: id, status, note: null, created_at: now }).execute();
	if (status === 'ready_for_pickup') await sendOrderNews(trx, status, { order: { ...order, status }, config });
	return true;
}
