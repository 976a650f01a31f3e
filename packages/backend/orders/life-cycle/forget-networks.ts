import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

const KEPT = 7 * 24 * 3_600_000;

/** Deletes the stored network of an order once it is no longer needed: after payment or cancellation, or after a week. */
export async function forgetNetworks(db: Kysely<Tables>, now: Date): Promise<void> {
	await db
		.updateTable('orders')
		.set({ network: null })
		.where('network', 'is not', null)
		.where((is) =>
			is.or([
				is('created_at', '<', new Date(now.getTime() - KEPT)),
				is('status', 'not in', ['received', 'awaiting_confirmation', 'awaiting_payment', 'payment_failed']),
			]),
		)
		.execute();
}
