import type { PaymentNews, PaymentProvider } from '@titraj/contract/shop/define-payment-provider.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { notifyMerchant } from '../../platform/mail/merchant/notify-merchant.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { sendRefundMail } from '../mail/send-change-mail.ts';
import type { Database } from '../tables.ts';
import { findNamedPayment } from './find-named-payment.ts';
import type { PaymentOutcome } from './payment-outcomes.ts';
import { type ReceivedMoney, receiveMoney } from './receive-money.ts';
import { refuseDone, sumRefunds } from './store-refund.ts';
import { isOpen } from './switch-method.ts';

export interface Applied {
	outcome: PaymentOutcome;
	/** Null if the news name no order. */
	order: { id: number; code: string } | null;
}

interface Verified {
	provider: Pick<PaymentProvider, 'code' | 'refersTo'>;
	news: PaymentNews;
	config: BackendConfig;
}

type Order = Pick<Selectable<Tables['orders']>, 'id' | 'code' | 'number' | 'email' | 'market' | 'user_id' | 'status' | 'cancelled_by' | 'currency'>;
type Payment = Pick<Selectable<Tables['order_payments']>, 'id' | 'status' | 'amount_cents' | 'captured_cents' | 'refunded_cents' | 'disputed_at'>;

/**
 * Applies news of a payment under the order's lock: they count once, even if they are repeated, late, out of order, or sent by page and server at the same time. An
 * approved payment stays approved until it is refunded.
 */
export async function applyPayment(trx: Database, { provider, news, config }: Verified): Promise<Applied> {
	const found = await findNamedPayment(trx, provider, news.reference);
	if (found === null) return { outcome: 'unknown', order: null };
	const order = await trx
		.selectFrom('orders')
		.select(['id', 'code', 'number', 'email', 'market', 'user_id', 'status', 'cancelled_by', 'currency'])
		.where('id', '=', found.order_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
	const payment = await trx
		.selectFrom('order_payments')
		.select(['id', 'status', 'amount_cents', 'captured_cents', 'refunded_cents', 'disputed_at'])
		.where('id', '=', found.id)
		.executeTakeFirstOrThrow();
	const outcome = await applyTo(trx, { order, payment, news, config });
	if (news.providerId !== null && outcome !== 'currency')
		await trx
			.updateTable('order_payments')
			.set({ provider_id: news.providerId })
			.where('id', '=', payment.id)
			.where('provider_id', 'is distinct from', news.providerId)
			.execute();
	return { outcome, order };
}

interface Found {
	order: Order;
	payment: Payment;
	news: PaymentNews;
	config: BackendConfig;
}

function applyTo(trx: Database, found: Found): Promise<PaymentOutcome> | PaymentOutcome {
	const { order, payment, news } = found;
	const { status } = news;
	if (status === 'pending') return 'pending';
	// Failed payments brought no money: their amount and currency do not matter.
	const isMoney = status !== 'declined' && status !== 'cancelled';
	if (isMoney && news.currency !== null && news.currency.toUpperCase() !== order.currency) return 'currency';
	if (status === 'refunded') return applyRefund(trx, payment, found);
	if (status === 'refund_failed') return applyFailedRefund(trx, payment, found);
	if (status === 'disputed') return applyDispute(trx, payment, found);
	if (status === 'approved' && isHeld(payment) && news.cents <= payment.amount_cents) return applyCapture(trx, payment, found);
	// Of money that was captured in part, the provider reports the part.
	if (status === 'approved' && payment.status === 'approved' && news.cents === payment.captured_cents) return 'repeated';
	if (status === 'cancelled' && isHeld(payment)) return applyRelease(trx, payment, found);
	// Transfer slips are filled in by hand, so amounts can differ.
	if (isMoney && payment.amount_cents !== news.cents) return 'amount';
	return applyResult(trx, { ...found, to: status === 'authorized' ? 'approved' : status });
}

/** Applies the result of a payment. */
async function applyResult(
	trx: Database,
	{ order, payment, news, config, to }: Found & { to: 'approved' | 'declined' | 'cancelled' },
): Promise<PaymentOutcome> {
	const now = config.now();
	const captured_cents = news.status === 'approved' ? news.cents : 0;
	if (payment.status === to) return 'repeated';
	if (payment.status === 'approved' || payment.status === 'refunded') return 'late';
	if (payment.status !== 'pending' && to !== 'approved') return 'late';
	await trx.updateTable('order_payments').set({ status: to, captured_cents, updated_at: now }).where('id', '=', payment.id).execute();
	if (to === 'approved') return OUTCOMES[await receiveMoney(trx, order, { config, now })];
	if (isOpen(order) && order.status !== 'payment_failed') {
		await trx.updateTable('orders').set({ status: 'payment_failed', updated_at: now }).where('id', '=', order.id).execute();
		await trx.insertInto('order_history').values({ order_id: order.id, status: 'payment_failed', note: null }).execute();
	}
	return to;
}

/** Recorded outcome of news that bring money. */
const OUTCOMES: Readonly<Record<ReceivedMoney, PaymentOutcome>> = { paid: 'approved', lacking: 'lacking', refund_due: 'unexpected', extra: 'unexpected' };

/** Whether money is held but not taken. */
const isHeld = ({ status, amount_cents, captured_cents }: Payment): boolean => status === 'approved' && captured_cents === 0 && amount_cents > 0;

/** Records that held money was taken: all of it, or a part. */
async function applyCapture(trx: Database, payment: Payment, { news, config }: Found): Promise<PaymentOutcome> {
	await trx.updateTable('order_payments').set({ captured_cents: news.cents, updated_at: config.now() }).where('id', '=', payment.id).execute();
	return 'captured';
}

/** Records that held money was given back without being taken. What becomes of the order, staff decide. */
async function applyRelease(trx: Database, payment: Payment, { config }: Found): Promise<PaymentOutcome> {
	await trx.updateTable('order_payments').set({ status: 'cancelled', updated_at: config.now() }).where('id', '=', payment.id).execute();
	return 'released';
}

/** Records money that was paid back, in total. The payment counts as refunded once all that was taken of it is back. What becomes of the order, staff decide. */
async function applyRefund(trx: Database, payment: Payment, { order, news, config }: Found): Promise<PaymentOutcome> {
	if (news.cents > payment.amount_cents) return 'amount';
	if (news.cents <= payment.refunded_cents) return 'repeated';
	// Without news of what was taken, all of it counts as taken.
	const taken = payment.captured_cents > 0 ? payment.captured_cents : payment.amount_cents;
	const isAll = news.cents >= taken;
	await trx
		.updateTable('order_payments')
		.set({ refunded_cents: news.cents, ...(isAll && { status: 'refunded' as const }), updated_at: config.now() })
		.where('id', '=', payment.id)
		.execute();
	await sendRefundMail(trx, order, { cents: news.cents - payment.refunded_cents, config });
	return isAll ? 'refunded' : 'refunded_part';
}

/** Records that a refund did not reach the customer: its money is here and due again, and the merchant is notified. What staff paid back themselves stays so. */
async function applyFailedRefund(trx: Database, payment: Payment, { order, news, config }: Found): Promise<PaymentOutcome> {
	const { key = null, reason = '' } = news.failed ?? {};
	const isKnown = key !== null && (await refuseDone(trx, payment.id, { key, reason }));
	const refunded = news.cents + (await sumRefunds(trx, payment.id, ['done'], true));
	if (refunded >= payment.refunded_cents) return isKnown ? 'refund_failed' : 'repeated';
	await trx
		.updateTable('order_payments')
		.set({ refunded_cents: refunded, ...(payment.status === 'refunded' && { status: 'approved' as const }), updated_at: config.now() })
		.where('id', '=', payment.id)
		.execute();
	const { number, currency } = order;
	await notifyMerchant(trx, { kind: 'failed_job', refund: { number, amount: (payment.refunded_cents - refunded) / 100, currency, reason } }, config);
	return 'refund_failed';
}

async function applyDispute(trx: Database, payment: Payment, { config }: Found): Promise<PaymentOutcome> {
	if (payment.disputed_at !== null) return 'repeated';
	await trx.updateTable('order_payments').set({ disputed_at: config.now() }).where('id', '=', payment.id).execute();
	return 'disputed';
}
