import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { hasMoney } from '../life-cycle/has-money.ts';
import { otherPayments } from '../money/other-payments.ts';
import { readBalance } from '../money/read-balances.ts';
import type { Database } from '../tables.ts';
import { applyPayment } from './apply-payment.ts';
import { recordWebhook } from './record-webhook.ts';

/** A transfer on the bank statement, as staff report it. */
export interface Transfer {
	cents: number;
	/** ISO 8601 day of the statement. */
	received_on: string;
	note: string | null;
	/** Whether the order counts as paid although the amount differs. */
	acceptsOther: boolean;
	/** Where it was reported; by staff if left out. */
	kind?: 'staff' | 'statement';
}

/** `other_amount`: nothing was recorded, because the amount is not the order's. `gone`: the order no longer waits for a transfer. */
export type Received = { outcome: 'recorded' } | { outcome: 'gone' } | { outcome: 'other_amount'; expectedCents: number };

type Order = Pick<Selectable<Tables['orders']>, 'id' | 'number' | 'status'>;

const WAITING: readonly Order['status'][] = ['awaiting_payment', 'payment_failed', 'cancelled'];

/** Whether staff can report a transfer for an order: it was to be paid by transfer, and no money came. A cancelled one then has to be refunded. */
export async function canReceiveTransfer(db: Database, { id, status }: Order): Promise<boolean> {
	if (!WAITING.includes(status) || (await hasMoney(db, id))) return false;
	const payments = await otherPayments(db, id).select(['provider', 'status']).execute();
	return payments.some(({ provider }) => provider === BANK_TRANSFER) && payments.every((payment) => payment.status !== 'refunded');
}

/** Applies a transfer that staff report as that of a payment provider, under the order's lock, so that it pays the order once. */
export async function receiveTransfer(trx: Database, id: number, transfer: Transfer, config: BackendConfig): Promise<Received> {
	const order = await trx.selectFrom('orders').select(['id', 'number', 'status']).where('id', '=', id).forUpdate().executeTakeFirst();
	if (order === undefined || !(await canReceiveTransfer(trx, order))) return { outcome: 'gone' };
	const { cents, received_on, note, acceptsOther, kind = 'staff' } = transfer;
	const { toPay } = await readBalance(trx, id);
	if (cents !== toPay && !acceptsOther) return { outcome: 'other_amount', expectedCents: toPay };
	const news = { reference: order.number, status: 'approved' as const, cents: toPay, currency: null, providerId: null };
	const { outcome } = await applyPayment(trx, { provider: { code: BANK_TRANSFER, refersTo: 'order' }, news, config });
	// What came is what can be paid back, and what the accountant compares with the bank: of a larger amount the rest is due.
	if (cents !== toPay)
		await trx
			.updateTable('order_payments')
			.set({ captured_cents: cents })
			.where('order_id', '=', id)
			.where('provider', '=', BANK_TRANSFER)
			.where('status', '=', 'approved')
			.execute();
	await recordWebhook(trx, { provider: BANK_TRANSFER, kind, reference: order.number, order_id: id, amount_cents: cents, received_on, note }, outcome);
	return { outcome: 'recorded' };
}
