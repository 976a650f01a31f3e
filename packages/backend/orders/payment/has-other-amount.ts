import type { Database } from '../tables.ts';

/** Whether money of another amount than the order's has arrived for it. Staff decide about the money and the order. */
export async function hasOtherAmount(db: Database, orderId: number): Promise<boolean> {
	const found = await db.selectFrom('payment_notices').select('id').where('order_id', '=', orderId).where('outcome', '=', 'amount').limit(1).executeTakeFirst();
	return found !== undefined;
}
