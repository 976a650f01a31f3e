import type { OrderStatus } from '@titraj/contract/order-status.ts';
import { GIFT_VOUCHER } from '@titraj/contract/payment-codes.ts';
import { type Selectable, sql } from 'kysely';
import { findPaymentRule } from '../../cart/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { readShopSettings } from '../../platform/shop/shop-settings.ts';
import { restateDays } from '../changes/postpone-days.ts';
import { sendRefundMail } from '../mail/send-change-mail.ts';
import { sendOrderNews } from '../mail/send-order-news.ts';
import { readLastShipment } from '../mail/shipment-sections.ts';
import { otherPayments } from '../money/other-payments.ts';
import { readBalance } from '../money/read-balances.ts';
import { refundVouchers } from '../money/voucher-payments.ts';
import { toKeptUntil } from '../placing/kept-until.ts';
import { reserveIfAvailable } from '../placing/reserve-if-available.ts';
import { clearWaitingPieces } from '../placing/waiting-pieces.ts';
import { isPartShipped } from '../shipments/read-pieces.ts';
import { type NewShipment, shipOrder, toTracking } from '../shipments/ship-order.ts';
import { track } from '../shipments/track.ts';
import type { Database } from '../tables.ts';
import { cancelOrder } from './cancel-order.ts';
import { confirmOrder } from './confirm-order.ts';
import { hasMoney } from './has-money.ts';
import { releaseStock } from './release-stock.ts';

/** Changes of an order by a merchant's system. */
export const FULFILMENT_STATUSES = ['accepted', 'preparing', 'ready_for_pickup', 'shipped', 'delivered', 'cancelled', 'refunded'] as const;
export type FulfilmentStatus = (typeof FULFILMENT_STATUSES)[number];

/** Carrier and tracking of what is left to ship, or of the last shipment if all has left. */
export interface Tracking extends Pick<NewShipment, 'carrier' | 'tracking_code' | 'tracking_url'> {
	/** Whether the customer is mailed a number that changes after the shipment. */
	readonly isMailed: boolean;
}

/** `reason` explains the refusal; the order is unchanged. */
export type Fulfilment = { outcome: 'changed' | 'unchanged' } | { outcome: 'refused'; reason: string };

type Order = Selectable<Tables['orders']>;
type Step = Exclude<FulfilmentStatus, 'accepted' | 'shipped' | 'cancelled' | 'refunded'>;

/** Resulting status of each step, and the statuses in which it is allowed. Steps can be skipped, but not reversed. */
const STEPS: Readonly<Record<Step, { to: OrderStatus; from: readonly OrderStatus[] }>> = {
	preparing: { to: 'preparing', from: ['received', 'paid'] },
	ready_for_pickup: { to: 'ready_for_pickup', from: ['received', 'paid', 'preparing'] },
	delivered: { to: 'completed', from: ['received', 'paid', 'preparing', 'ready_for_pickup', 'shipped'] },
};

/** Statuses in which some pieces have not left. */
const BEFORE_SHIPPING: readonly OrderStatus[] = ['received', 'paid', 'preparing'];
const PART_SHIPPED = 'a part of the order is shipped: ship or cancel the lines that are left';

const CANCELLABLE: readonly OrderStatus[] = ['awaiting_confirmation', 'awaiting_payment', 'payment_failed', 'received', 'preparing', 'ready_for_pickup'];
/** Statuses in which a refund returns the goods to stock, because they have not left. */
const NOT_GONE: readonly OrderStatus[] = ['received', 'paid', 'preparing', 'ready_for_pickup'];

/** Applies a change by a merchant's system to an order, under its lock. Idempotent. */
export async function fulfilOrder(
	trx: Database,
	id: number,
	{ status, tracking, config }: { status: FulfilmentStatus; tracking: Tracking | null; config: BackendConfig },
): Promise<Fulfilment> {
	const order = await trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
	switch (status) {
		case 'accepted':
			return accept(trx, order, config);
		case 'cancelled':
			return cancel(trx, order, config);
		case 'refunded':
			return refund(trx, order, config);
		case 'shipped':
			return ship(trx, order, { tracking, config });
		default:
			return step(trx, order, { status, config });
	}
}

/** Confirms an order that waits for staff. All other orders count as accepted when they are placed. */
async function accept(trx: Database, order: Order, config: BackendConfig): Promise<Fulfilment> {
	if (order.status === 'cancelled' || order.status === 'returned') return refuse(order);
	if (order.status !== 'awaiting_confirmation') return { outcome: 'unchanged' };
	const confirmation = await confirmOrder(trx, order.id, config);
	if (confirmation.outcome === 'lacking') return { outcome: 'refused', reason: `there is not enough of: ${confirmation.titles.join(', ')}` };
	return confirmation.outcome === 'confirmed' ? { outcome: 'changed' } : refuse(order);
}

async function step(trx: Database, order: Order, { status, config }: { status: Step; config: BackendConfig }): Promise<Fulfilment> {
	const { to, from } = STEPS[status];
	if (to === 'ready_for_pickup' && order.status !== to && !(await isCollected(trx, order.id)))
		return { outcome: 'refused', reason: 'the order is delivered to an address: nothing is picked up' };
	if (order.status === to) return { outcome: 'unchanged' };
	if (!from.includes(order.status)) return refuse(order);
	if (BEFORE_SHIPPING.includes(order.status) && (await isPartShipped(trx, order.id))) return { outcome: 'refused', reason: PART_SHIPPED };
	const lacking = await reserveIfAvailable(trx, order.id);
	if (lacking.length > 0) return { outcome: 'refused', reason: `there is not enough of: ${lacking.join(', ')}` };
	const now = config.now();
	// The mail about the payment said that there were not enough goods.
	if (order.status === 'paid' && !order.reserved) {
		await restateDays(trx, order.id, { config, now });
		await sendOrderNews(trx, 'paid', { order, config });
	}
	const kept_until = to === 'ready_for_pickup' ? toKeptUntil(order, now, config.orderLimits) : null;
	// Payments at the counter or to the courier are complete once the goods are handed over.
	if (to === 'completed' && findPaymentRule(order.payment_code, order.currency, (await readShopSettings(trx)).paymentTerms)?.isPaidLater)
		await trx
			.updateTable('order_payments')
			.set({ status: 'approved', updated_at: now })
			.where('order_id', '=', order.id)
			.where('status', '=', 'pending')
			.execute();
	// All pieces are at the store, or with the customer: those that an order waited for belong to the stock if it is cancelled.
	if (to !== 'preparing') await clearWaitingPieces(trx, order.id);
	await write(trx, order.id, { status: to, kept_until, now });
	if (to === 'ready_for_pickup') await sendOrderNews(trx, to, { order: { ...order, status: to }, config });
	return { outcome: 'changed' };
}

/** Ships all that has not left. If all has left, the last shipment gets the tracking, and the customer a mail about a new number. */
async function ship(trx: Database, order: Order, { tracking, config }: { tracking: Tracking | null; config: BackendConfig }): Promise<Fulfilment> {
	if (order.status !== 'shipped') {
		const shipment = { lines: null, ...(tracking ?? { carrier: null, tracking_code: null, tracking_url: null }) };
		const shipped = await shipOrder(trx, order, { shipment, config });
		return shipped.outcome === 'shipped' ? { outcome: 'changed' } : shipped;
	}
	if (tracking === null) return { outcome: 'unchanged' };
	const last = await readLastShipment(trx, order.id);
	const next = toTracking(tracking, config);
	if (!(await track(trx, order.id, next))) return { outcome: 'unchanged' };
	const isNew = next.tracking_code !== null && (next.tracking_code !== last?.tracking_code || next.tracking_url !== last.tracking_url);
	if (last !== null && isNew && tracking.isMailed) await sendOrderNews(trx, 'tracking_changed', { order, config });
	return { outcome: 'changed' };
}

/** Paid orders cannot be cancelled: the merchant has to refund the payment and send `refunded`. */
async function cancel(trx: Database, order: Order, config: BackendConfig): Promise<Fulfilment> {
	if (order.status === 'cancelled') return { outcome: 'unchanged' };
	if (!CANCELLABLE.includes(order.status)) return refuse(order);
	if (await isPartShipped(trx, order.id)) return { outcome: 'refused', reason: PART_SHIPPED };
	if (await hasMoney(trx, order.id)) return { outcome: 'refused', reason: 'the order is paid: say refunded once its money went back' };
	await cancelOrder(trx, order, { config, now: config.now(), why: 'rejected' });
	return { outcome: 'changed' };
}

/**
 * Records that the merchant has refunded the money; the shop itself transfers none. Stock is released only for goods that have not left;
 * returned goods are counted by the merchant.
 */
async function refund(trx: Database, order: Order, config: BackendConfig): Promise<Fulfilment> {
	const now = config.now();
	const payments = await otherPayments(trx, order.id).select('status').execute();
	const isRefunded = payments.some(({ status }) => status === 'refunded');
	if (isRefunded && (order.status === 'cancelled' || order.status === 'returned')) return { outcome: 'unchanged' };
	if (NOT_GONE.includes(order.status) && (await isPartShipped(trx, order.id))) return { outcome: 'refused', reason: PART_SHIPPED };
	if (await isAtProvider(trx, order.id)) return { outcome: 'refused', reason: 'the payment provider is paying money back: wait for its answer' };
	const { refunded: before, paid } = await readBalance(trx, order.id);
	if (!isRefunded && paid === before) return { outcome: 'refused', reason: 'no money came for the order: say cancelled' };
	await trx
		.updateTable('payment_refunds')
		.set({ status: 'done', done_at: now })
		.where('status', '=', 'asked')
		.where('by_hand', '=', true)
		.where('payment_id', 'in', trx.selectFrom('order_payments').select('id').where('order_id', '=', order.id))
		.execute();
	await trx
		.updateTable('order_payments')
		.set({ status: 'refunded', refunded_cents: sql<number>`case when captured_cents > 0 then captured_cents else amount_cents end`, updated_at: now })
		.where('order_id', '=', order.id)
		.where('status', '=', 'approved')
		.where('provider', '!=', GIFT_VOUCHER)
		.execute();
	const { refunded } = await readBalance(trx, order.id);
	const isHere = NOT_GONE.includes(order.status);
	if (isHere) await releaseStock(trx, order.id);
	const status = isHere || order.status === 'cancelled' ? 'cancelled' : 'returned';
	await write(trx, order.id, { status, kept_until: null, now });
	const back = await refundVouchers(trx, order.id, now);
	if (refunded > before || back > 0) await sendRefundMail(trx, order, { cents: refunded - before, back, config });
	return { outcome: 'changed' };
}

/** Whether a refund is under way at a payment provider: it is asked for until it answers, so the customer would get the money twice. */
async function isAtProvider(trx: Database, id: number): Promise<boolean> {
	const asked = await trx
		.selectFrom('payment_refunds')
		.select('key')
		.where('status', '=', 'asked')
		.where('by_hand', '=', false)
		.where('payment_id', 'in', otherPayments(trx, id).select('id'))
		.limit(1)
		.execute();
	return asked.length > 0;
}

/** Whether the customer collects a parcel of the order, at a store or a parcel locker. */
async function isCollected(trx: Database, id: number): Promise<boolean> {
	const parcels = await trx.selectFrom('order_parcels').select(['store_title', 'locker']).where('order_id', '=', id).execute();
	return parcels.some(({ store_title, locker }) => store_title !== null || locker !== null);
}

async function write(trx: Database, id: number, { status, kept_until, now }: { status: OrderStatus; kept_until: Date | null; now: Date }): Promise<void> {
	await trx.updateTable('orders').set({ status, kept_until, updated_at: now }).where('id', '=', id).execute();
	await trx.insertInto('order_history').values({ order_id: id, status, note: null, created_at: now }).execute();
}

const refuse = ({ status }: Order): Fulfilment => ({ outcome: 'refused', reason: `the order is ${status}` });
