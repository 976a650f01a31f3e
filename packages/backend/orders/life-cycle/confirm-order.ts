import { findPaymentRule } from '../../cart/index.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { readShopSettings } from '../../platform/shop/shop-settings.ts';
import { postponeDays } from '../changes/postpone-days.ts';
import { sendOrderNews } from '../mail/send-order-news.ts';
import { readBalance } from '../money/read-balances.ts';
import { toKeptUntil } from '../placing/kept-until.ts';
import { toPlacedStatus } from '../placing/placed-status.ts';
import { reserveIfAvailable } from '../placing/reserve-if-available.ts';
import { toReservedUntil } from '../placing/reserved-until.ts';
import { hasWaitingPieces } from '../placing/waiting-pieces.ts';
import type { Database } from '../tables.ts';

/** `lacking`: titles of products with less stock than was ordered. `gone`: the order is no longer waiting for confirmation. */
export type Confirmation = { outcome: 'confirmed' } | { outcome: 'lacking'; titles: string[] } | { outcome: 'gone' };

/**
 * Confirms an order that waits for staff: reserves its stock and starts its time limit for payment. Changes nothing if the stock does not
 * suffice.
 */
export async function confirmOrder(trx: Database, id: number, config: BackendConfig): Promise<Confirmation> {
	const order = await trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
	const rule = order && findPaymentRule(order.payment_code, order.currency, (await readShopSettings(trx)).paymentTerms);
	if (order === undefined || rule === undefined || order.status !== 'awaiting_confirmation') return { outcome: 'gone' };
	const titles = await reserveIfAvailable(trx, id);
	if (titles.length > 0) return { outcome: 'lacking', titles };
	const now = config.now();
	await postponeDays(trx, id, { config, now });
	const isFree = (await readBalance(trx, id)).toPay === 0;
	const status = toPlacedStatus(rule, isFree);
	await trx
		.updateTable('orders')
		.set({
			status,
			confirmed_at: now,
			kept_until: (await hasWaitingPieces(trx, id)) ? null : toKeptUntil(order, now, config.orderLimits),
			reserved_until: isFree ? null : toReservedUntil(rule, now, config.orderLimits),
			updated_at: now,
		})
		.where('id', '=', id)
		.execute();
	await trx.updateTable('order_payments').set({ created_at: now }).where('order_id', '=', id).where('status', '=', 'pending').execute();
	await trx.insertInto('order_history').values({ order_id: id, status, note: null }).execute();
	await sendOrderNews(trx, 'confirmed', { order: { ...order, status }, config });
	return { outcome: 'confirmed' };
}
