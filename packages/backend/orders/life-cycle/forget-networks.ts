import type { OrderStatus } from '@titraj/contract/order-status.ts';
import type { Database } from '../tables.ts';

const DAY = 24 * 3_600_000;
/** Statuses in which no money has come; a cancelled order counts for the rest of its day. */
const COUNTED: readonly OrderStatus[] = ['received', 'awaiting_confirmation', 'awaiting_payment', 'payment_failed', 'cancelled'];

/** Deletes the stored network of an order once it no longer counts: after payment, a day after it was placed without holding stock, or after a week. */
export async function forgetNetworks(db: Database, now: Date): Promise<void> {
	const before = (days: number) => new Date(now.getTime() - days * DAY);
	await db
		.updateTable('orders')
		.set({ network: null })
		.where('network', 'is not', null)
		.where((is) =>
			is.or([is('created_at', '<', before(7)), is.and([is('created_at', '<', before(1)), is('reserved', '=', false)]), is('status', 'not in', COUNTED)]),
		)
		.execute();
}
