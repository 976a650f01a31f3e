import type { Database } from '../tables.ts';

/** Whether orders that are not paid yet were placed with a payment method: they can be confirmed and paid only while the shop has it. */
export async function waitsForPayment(db: Database, code: string): Promise<boolean> {
	const waiting = await db
		.selectFrom('orders')
		.select('id')
		.where('payment_code', '=', code)
		.where('status', 'in', ['awaiting_confirmation', 'awaiting_payment', 'payment_failed'])
		.limit(1)
		.executeTakeFirst();
	return waiting !== undefined;
}
