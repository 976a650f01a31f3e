import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { sendOrderNews } from '../mail/send-order-news.ts';
import { refundVouchers } from '../money/voucher-payments.ts';
import { clearWaitingPieces } from '../placing/waiting-pieces.ts';
import type { Database } from '../tables.ts';
import { releaseStock } from './release-stock.ts';

type Cancelled = Pick<Selectable<Tables['orders']>, 'id' | 'code' | 'number' | 'email' | 'market' | 'user_id' | 'status' | 'currency'>;

interface Cancelling {
	config: BackendConfig;
	now: Date;
	/** Its time limit expired, staff cancelled it, or the customer did, before or after paying. */
	why: 'cancelled' | 'rejected' | 'rejected_paid' | 'cancelled_by_customer' | 'cancelled_paid';
}

const CANCELLED_BY = {
	cancelled: 'time',
	rejected: 'merchant',
	rejected_paid: 'merchant',
	cancelled_by_customer: 'customer',
	cancelled_paid: 'customer',
} as const;

/** Cancels an order that the caller has locked, and its open payments; gives gift vouchers their money back, releases its stock and mails the customer. */
export async function cancelOrder(trx: Database, order: Cancelled, { config, now, why }: Cancelling): Promise<void> {
	const { id } = order;
	await releaseStock(trx, id);
	// Also of an order that reserved nothing: it keeps the pieces that the cart stated.
	await clearWaitingPieces(trx, id);
	await trx.updateTable('order_payments').set({ status: 'cancelled', updated_at: now }).where('order_id', '=', id).where('status', '=', 'pending').execute();
	await trx.updateTable('orders').set({ status: 'cancelled', cancelled_by: CANCELLED_BY[why], updated_at: now }).where('id', '=', id).execute();
	await trx.insertInto('order_history').values({ order_id: id, status: 'cancelled', note: null }).execute();
	const cents = await refundVouchers(trx, id, now);
	const back = cents > 0 ? { cents, currency: order.currency } : undefined;
	await sendOrderNews(trx, why, { order: { ...order, status: 'cancelled' }, config, back });
}
