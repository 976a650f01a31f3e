import type { Database } from '../tables.ts';

/** When the latest payment attempt of an order began; the time limit for payment starts there. */
export async function findWaitingSince(db: Database, orderId: number): Promise<Date | null> {
	const last = await db.selectFrom('order_payments').select('created_at').where('order_id', '=', orderId).orderBy('id', 'desc').limit(1).executeTakeFirst();
	return last?.created_at ?? null;
}
