import { type Kysely, sql } from 'kysely';
import { findPaymentRule } from '../../cart/pricing/payment-rules.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { sendOrderNews } from '../mail/send-order-news.ts';
import { toKeptUntil } from '../placing/kept-until.ts';
import { toPlacedStatus } from '../placing/placed-status.ts';
import { reserveStock } from '../placing/reserve-stock.ts';

/** `lacking`: titles of products with less stock than was ordered. `gone`: the order is no longer waiting for confirmation. */
export type Confirmation = { outcome: 'confirmed' } | { outcome: 'lacking'; titles: string[] } | { outcome: 'gone' };

/**
 * Confirms an order that waits for staff: reserves its stock and starts its time limit for payment. Changes nothing if the stock does not
 * suffice.
 */
export async function confirmOrder(trx: Kysely<Tables>, id: number, config: BackendConfig): Promise<Confirmation> {
	const order = await trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
	const rule = order && findPaymentRule(order.payment_code, order.currency);
	if (order === undefined || rule === undefined || order.status !== 'awaiting_confirmation') return { outcome: 'gone' };
	await lockOrdered(trx, id);
	const titles = await findLacking(trx, id);
	if (titles.length > 0) return { outcome: 'lacking', titles };
	await reserveStock(trx, id);
	const now = config.now();
	const status = toPlacedStatus(rule, order.total_cents === 0);
	await trx
		.updateTable('orders')
		.set({ status, confirmed_at: now, kept_until: toKeptUntil(order, now, config.orderLimits), updated_at: now })
		.where('id', '=', id)
		.execute();
	await trx.updateTable('order_payments').set({ created_at: now }).where('order_id', '=', id).where('status', '=', 'pending').execute();
	await trx.insertInto('order_history').values({ order_id: id, status, note: null }).execute();
	await sendOrderNews(trx, 'confirmed', { order: { ...order, status }, config });
	return { outcome: 'confirmed' };
}

/** Locks in the same order as placing an order: products, then coupons, each by id. */
async function lockOrdered(trx: Kysely<Tables>, orderId: number): Promise<void> {
	const products = trx.selectFrom('order_items').select('product_id').where('order_id', '=', orderId).$narrowType<{ product_id: number }>();
	await trx.selectFrom('products').select('id').where('id', 'in', products).orderBy('id').forUpdate().execute();
	const coupons = trx.selectFrom('order_coupons').select('coupon_id').where('order_id', '=', orderId).$narrowType<{ coupon_id: number }>();
	await trx.selectFrom('coupons').select('id').where('id', 'in', coupons).orderBy('id').forUpdate().execute();
}

async function findLacking(trx: Kysely<Tables>, orderId: number): Promise<string[]> {
	const { rows } = await sql<{ title: string }>`
		select min(i.title) as title from order_items i left join products p on p.id = i.product_id
		where i.order_id = ${orderId} group by i.product_id, p.quantity having sum(i.qty) > coalesce(p.quantity, 0) order by 1
	`.execute(trx);
	return rows.map(({ title }) => title);
}
