import { CASH_ON_DELIVERY } from '@titraj/contract/payment-codes.ts';
import type { BackendConfig } from '../../../platform/settings/config.ts';
import { otherPayments } from '../../money/other-payments.ts';
import { readBalance } from '../../money/read-balances.ts';
import type { Database } from '../../tables.ts';
import { recordWebhook } from '../record-webhook.ts';

/** Money of cash on delivery that reached the merchant. */
export interface Cash {
	/** What the order asks for besides gift vouchers if left out. */
	readonly cents?: number;
	/** ISO 8601 day. */
	readonly received_on: string;
	readonly note: string | null;
	/** By staff, or a carrier's settlement. */
	readonly kind: 'staff' | 'settlement';
}

/** `other_amount`: nothing was recorded. `twice`: it was received before. `gone`: the order is not paid on delivery, or was cancelled. */
export type ReceivedCash = { outcome: 'recorded' | 'twice' | 'gone' } | { outcome: 'other_amount'; expectedCents: number };

/**
 * Records under the order's lock that the cash of an order reached the merchant, once. The courier has it before: an order that was handed over counts as paid, and
 * its payment as captured from now on. The order's status does not change.
 */
export async function receiveCash(
	trx: Database,
	orderId: number,
	{ cents: received, received_on, note, kind }: Cash,
	config: BackendConfig,
): Promise<ReceivedCash> {
	const order = await trx
		.selectFrom('orders')
		.select(['id', 'number', 'status', 'payment_code'])
		.where('id', '=', orderId)
		.forUpdate()
		.executeTakeFirstOrThrow();
	const payments = await otherPayments(trx, orderId).select(['id', 'status', 'captured_cents']).execute();
	if (payments.some(({ captured_cents }) => captured_cents > 0)) return { outcome: 'twice' };
	const payment = payments.find(({ status }) => status === 'pending' || status === 'approved');
	if (order.payment_code !== CASH_ON_DELIVERY || order.status === 'cancelled' || payment === undefined) return { outcome: 'gone' };
	const { toPay } = await readBalance(trx, orderId);
	const cents = received ?? toPay;
	if (cents !== toPay) return { outcome: 'other_amount', expectedCents: toPay };
	await trx.updateTable('order_payments').set({ status: 'approved', captured_cents: cents, updated_at: config.now() }).where('id', '=', payment.id).execute();
	await recordWebhook(
		trx,
		{ provider: CASH_ON_DELIVERY, kind, reference: order.number, order_id: orderId, amount_cents: cents, received_on, note },
		'approved',
	);
	return { outcome: 'recorded' };
}
