import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { dropDays, postponeDays } from '../changes/postpone-days.ts';
import { releaseStock } from '../life-cycle/release-stock.ts';
import { sendOrderNews } from '../mail/send-order-news.ts';
import { takeVouchersAgain } from '../money/voucher-payments.ts';
import { reserveIfAvailable } from '../placing/reserve-if-available.ts';
import type { Database } from '../tables.ts';
import { KEPT_FOR_A_PAGE } from './kept-until.ts';
import { isOpen } from './switch-method.ts';

/**
 * What money did for its order. `paid`: its goods are reserved. `lacking`: it is paid, but there are not enough goods, and staff decide. `refund_due`: it is
 * cancelled, and stays so. `extra`: it was paid before.
 */
export type ReceivedMoney = 'paid' | 'lacking' | 'refund_due' | 'extra';

type Order = Pick<Selectable<Tables['orders']>, 'id' | 'code' | 'number' | 'email' | 'market' | 'user_id' | 'status' | 'cancelled_by'>;

/**
 * Applies money that pays an order, however it is reported: by a provider, the bookkeeping or staff. The caller holds the order's lock and has marked the payment
 * as approved, once. Goods that the order no longer holds, or never held, are reserved; an order that was cancelled because of its time limit revives with them.
 */
export async function receiveMoney(trx: Database, order: Order, { config, now }: { config: BackendConfig; now: Date }): Promise<ReceivedMoney> {
	const { id } = order;
	const isExpired = order.status === 'cancelled' && order.cancelled_by === 'time';
	if (order.status === 'cancelled' && !isExpired) return 'refund_due';
	if (!isOpen(order) && !isExpired) return 'extra';
	const lacking = await reserveIfAvailable(trx, id);
	if (isExpired && lacking.length > 0) return 'refund_due';
	if (isExpired && !(await takeVouchersAgain(trx, id, now))) {
		await releaseStock(trx, id);
		return 'refund_due';
	}
	if (lacking.length > 0) await dropDays(trx, id);
	else if (await countsFromMoney(trx, id, now)) await postponeDays(trx, id, { config, now });
	await trx
		.updateTable('orders')
		.set({ status: 'paid', cancelled_by: null, reserved_until: null, network: null, updated_at: now })
		.where('id', '=', id)
		.execute();
	await trx.insertInto('order_history').values({ order_id: id, status: 'paid', note: null }).execute();
	await sendOrderNews(trx, lacking.length > 0 ? 'paid_lacking' : 'paid', { order: { ...order, status: 'paid' }, config });
	return lacking.length > 0 ? 'lacking' : 'paid';
}

/** Whether the days that were stated count from the money: always for a transfer, else if it came later than a payment page is open. */
async function countsFromMoney(trx: Database, id: number, now: Date): Promise<boolean> {
	const { payment_code, created_at, confirmed_at } = await trx
		.selectFrom('orders')
		.select(['payment_code', 'created_at', 'confirmed_at'])
		.where('id', '=', id)
		.executeTakeFirstOrThrow();
	return payment_code === BANK_TRANSFER || now.getTime() - (confirmed_at ?? created_at).getTime() > KEPT_FOR_A_PAGE;
}
