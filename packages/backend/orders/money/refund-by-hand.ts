import type { Selectable } from 'kysely';
import { connectProvider } from '../../payments/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { StaffOutcome } from '../changes/write-note.ts';
import { sendRefundMail } from '../mail/send-change-mail.ts';
import type { Database } from '../tables.ts';
import { otherPayments } from './other-payments.ts';
import { readBalance } from './read-balances.ts';

type Order = Selectable<Tables['orders']>;

interface ByHand {
	readonly key: string;
	readonly cents: number;
	/** The customer's account; null if the money goes back in another way. */
	readonly iban: string | null;
}

/** Begins a refund that staff pay, under the order's lock; the same key is the same refund. Why not, else whether it is new. */
export async function beginByHand(trx: Database, orderId: number, { key, cents, iban }: ByHand): Promise<StaffOutcome> {
	const known = await trx.selectFrom('payment_refunds').selectAll().where('key', '=', key).executeTakeFirst();
	if (known !== undefined && known.status !== 'refused') return known.amount_cents === cents ? { isNew: false } : 'this key names another refund';
	const { refundable } = await readBalance(trx, orderId);
	if (cents > refundable) return 'the amount is above what is left of the payment';
	const payments = await otherPayments(trx, orderId)
		.select(['id', 'amount_cents', 'captured_cents', 'refunded_cents'])
		.where('status', 'in', ['approved', 'refunded'])
		.orderBy('id')
		.execute();
	const payment = payments.find(({ amount_cents, captured_cents, refunded_cents }) => (captured_cents || amount_cents) - refunded_cents >= cents);
	if (payment === undefined) return 'no payment of the order has that much left';
	const row = { payment_id: payment.id, amount_cents: cents, status: 'asked' as const, by_hand: true, iban };
	await trx
		.insertInto('payment_refunds')
		.values({ key, ...row })
		.onConflict((conflict) => conflict.column('key').doUpdateSet(row))
		.execute();
	return { isNew: true };
}

/** Milliseconds after which a refund without an answer is no longer in progress: the time limit of its call is shorter. */
const PENDING_MS = 60_000;

type Unanswered = Pick<Selectable<Tables['payment_refunds']>, 'status' | 'by_hand' | 'asked_at'> & { readonly provider: string };

/** Whether the answer to a refund was lost at a provider that could pay a repeated one twice: staff look there whether it was paid. */
export const isToCheck = ({ status, by_hand, asked_at, provider }: Unanswered, config: BackendConfig): boolean =>
	status === 'asked' &&
	!by_hand &&
	asked_at !== null &&
	config.now().getTime() - asked_at.getTime() > PENDING_MS &&
	connectProvider(provider, config)?.refundsOnce === false;

/** Records that a refund without an answer was not paid, as staff saw at the provider: its money is due again. */
export async function refuseUnanswered(trx: Database, order: Order, { key, config }: { key: string; config: BackendConfig }): Promise<StaffOutcome> {
	const refund = await trx
		.selectFrom('payment_refunds as r')
		.innerJoin('order_payments as p', 'p.id', 'r.payment_id')
		.select(['r.status', 'r.by_hand', 'r.asked_at', 'p.provider'])
		.where('r.key', '=', key)
		.where('p.order_id', '=', order.id)
		.executeTakeFirst();
	if (refund?.status === 'refused') return { isNew: false };
	if (refund === undefined || !isToCheck(refund, config)) return 'the order has no such refund whose answer was lost';
	await trx.updateTable('payment_refunds').set({ status: 'refused', reason: null }).where('key', '=', key).where('status', '=', 'asked').execute();
	return { isNew: true };
}

/** Records that staff paid a refund, or saw at the provider that it was paid, once, and mails the customer. */
export async function finishByHand(trx: Database, order: Order, { key, config }: { key: string; config: BackendConfig }): Promise<StaffOutcome> {
	const refund = await trx
		.selectFrom('payment_refunds as r')
		.innerJoin('order_payments as p', 'p.id', 'r.payment_id')
		.select(['r.amount_cents', 'r.status', 'r.by_hand', 'r.asked_at', 'p.provider', 'p.id', 'p.amount_cents as paid', 'p.captured_cents', 'p.refunded_cents'])
		.where('r.key', '=', key)
		.where('p.order_id', '=', order.id)
		.executeTakeFirst();
	if (refund === undefined) return 'the order has no such refund that staff pay';
	if (refund.status === 'done') return { isNew: false };
	if (!refund.by_hand && !isToCheck(refund, config)) return 'the order has no such refund that staff pay';
	const now = config.now();
	const refunded = refund.refunded_cents + refund.amount_cents;
	await trx.updateTable('payment_refunds').set({ status: 'done', done_at: now }).where('key', '=', key).execute();
	await trx
		.updateTable('order_payments')
		.set({ refunded_cents: refunded, updated_at: now, ...(refunded >= (refund.captured_cents || refund.paid) && { status: 'refunded' as const }) })
		.where('id', '=', refund.id)
		.execute();
	await sendRefundMail(trx, order, { cents: refund.amount_cents, config });
	return { isNew: true };
}
