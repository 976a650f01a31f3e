import { otherPayments } from '../money/other-payments.ts';
import type { Database } from '../tables.ts';

/** When the latest payment attempt of an order began; the time limit for payment starts there. */
export async function findWaitingSince(db: Database, orderId: number): Promise<Date | null> {
	const last = await otherPayments(db, orderId).select('created_at').orderBy('id', 'desc').limit(1).executeTakeFirst();
	return last?.created_at ?? null;
}
