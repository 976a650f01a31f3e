import { connectProvider } from '../../payments/index.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import type { Database } from '../tables.ts';
import { changePayment, recordDoneRefunds } from './change-payment.ts';
import { isDueAgain } from './is-due-again.ts';

/** A call that is still under way is not repeated beside it: its time limit is shorter. */
const FIRST_AFTER = 60_000;
const AT_ONCE = 50;

/**
 * Asks providers for refunds that were stored and not asked for, and again for those whose answer was lost, by an outage or a killed backend: with the same key, so
 * that each is paid once. Providers that could pay a repeated refund twice are not asked again (`refundsOnce: false`). A refused refund is due again, and the merchant
 * is notified. Also records refunds that were done when the backend was killed. Returns how many were asked.
 */
export async function repeatRefunds(db: Database, config: BackendConfig, now: Date): Promise<number> {
	await recordDoneRefunds({ db, config });
	const waiting = await db
		.selectFrom('payment_refunds as r')
		.innerJoin('order_payments as p', 'p.id', 'r.payment_id')
		.select(['r.key', 'r.amount_cents', 'r.created_at', 'r.asked_at', 'p.order_id', 'p.provider'])
		.where('r.status', '=', 'asked')
		.where('r.by_hand', '=', false)
		.where('r.created_at', '<', new Date(now.getTime() - FIRST_AFTER))
		.orderBy('r.created_at')
		.execute();
	const mayAsk = ({ provider, asked_at }: { provider: string; asked_at: Date | null }) => {
		const connected = connectProvider(provider, config);
		return connected !== undefined && (asked_at === null || connected.refundsOnce !== false);
	};
	const due = waiting.filter((refund) => mayAsk(refund) && isDueAgain(refund, now)).slice(0, AT_ONCE);
	for (const { key, amount_cents, order_id } of due)
		try {
			await changePayment({ db, config: { ...config, now: () => now } }, order_id, { kind: 'refund', cents: amount_cents, key, by: 'job' });
		} catch (cause) {
			// It is due again, and must not hold up the others.
			logFailure('A refund could not be repeated', cause, { key });
		}
	return due.length;
}
