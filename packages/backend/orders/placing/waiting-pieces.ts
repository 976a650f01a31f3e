import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** Whether an order waits for pieces that were not in stock when it reserved them. */
export async function hasWaitingPieces(trx: Kysely<Tables>, orderId: number): Promise<boolean> {
	const line = await trx.selectFrom('order_items').select('id').where('order_id', '=', orderId).where('backorder_qty', '>', 0).limit(1).executeTakeFirst();
	return line !== undefined;
}
