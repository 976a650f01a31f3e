import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Whether money has come for an order that is not as much as it costs: what becomes of both is for people to say. */
export async function hasOtherAmount(db: Kysely<Tables>, orderId: number): Promise<boolean> {
	const notice = await db
		.selectFrom('payment_notices')
		.select('id')
		.where('order_id', '=', orderId)
		.where('outcome', '=', 'amount')
		.limit(1)
		.executeTakeFirst();
	return notice !== undefined;
}
