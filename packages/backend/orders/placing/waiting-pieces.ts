import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Whether an order waits for pieces that were not in stock when it reserved them. */
export async function hasWaitingPieces(trx: Database, orderId: number): Promise<boolean> {
	const line = await trx.selectFrom('order_items').select('id').where('order_id', '=', orderId).where('backorder_qty', '>', 0).limit(1).executeTakeFirst();
	return line !== undefined;
}

/** Records that an order waits for no pieces: all have come, or it holds none any longer. */
export async function clearWaitingPieces(trx: Database, orderId: number): Promise<void> {
	await trx.updateTable('order_items').set({ backorder_qty: 0 }).where('order_id', '=', orderId).where('backorder_qty', '>', 0).execute();
}

/** Records that shipped pieces of an order have come. Those from stock leave first, so that of a line at most the pieces that have not left are to come. */
export async function settleWaitingPieces(trx: Database, orderId: number): Promise<void> {
	await sql`
		update order_items i set backorder_qty = i.qty - s.qty
		from (
			select l.order_item_id as id, sum(l.qty)::int as qty from shipment_lines l join order_items n on n.id = l.order_item_id
			where n.order_id = ${orderId} group by l.order_item_id
		) s
		where i.id = s.id and i.backorder_qty > i.qty - s.qty
	`.execute(trx);
}
