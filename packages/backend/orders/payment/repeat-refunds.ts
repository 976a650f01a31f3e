import { connectProvider } from '../../payments/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { changePayment } from './change-payment.ts';
import { isDueAgain } from './is-due-again.ts';

/** A call that is still under way is not repeated beside it: its time limit is shorter. */
const FIRST_AFTER = 60_000;
const AT_ONCE = 50;

/**
 * Asks providers again for refunds whose answer was lost, by an outage or a killed backend: with the same key, so that each is paid once. Providers that could pay a
 * repeated refund twice are not asked (`refundsOnce: false`). Returns how many were asked.
 */
export async function repeatRefunds(db: Database, config: BackendConfig, now: Date): Promise<number> {
	const waiting = await db
		.selectFrom('payment_refunds as r')
		.innerJoin('order_payments as p', 'p.id', 'r.payment_id')
		.select(['r.key', 'r.amount_cents', 'r.created_at', 'r.asked_at', 'p.order_id', 'p.provider'])
		.where('r.status', '=', 'asked')
		.where('r.by_hand', '=', false)
		.where('r.created_at', '<', new Date(now.getTime() - FIRST_AFTER))
		.orderBy('r.created_at')
		.execute();
	const mayRepeat = ({ provider }: { provider: string }) => (connectProvider(provider, config)?.refundsOnce ?? true) !== false;
	const due = waiting.filter((refund) => mayRepeat(refund) && isDueAgain(refund, now)).slice(0, AT_ONCE);
	for (const { key, amount_cents, order_id } of due) {
		await db.updateTable('payment_refunds').set({ asked_at: now }).where('key', '=', key).execute();
		await changePayment({ db, config }, order_id, { kind: 'refund', cents: amount_cents, key });
	}
	return due.length;
}
