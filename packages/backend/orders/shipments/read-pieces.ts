import { sql } from 'kysely';
import type { Database } from '../tables.ts';
import type { Pieces } from './plan-shipment.ts';

/** Pieces of an order's lines: ordered, and shipped so far. */
export async function readPieces(db: Database, orderId: number): Promise<Pieces[]> {
	const { rows } = await sql<Pieces>`
		select i.id, i.title, i.qty, coalesce(sum(l.qty), 0)::int as shipped
		from order_items i left join shipment_lines l on l.order_item_id = i.id
		where i.order_id = ${orderId} group by i.id order by i.position
	`.execute(db);
	return rows;
}

/** Whether a part of an order has left, in shipments. */
export async function isPartShipped(db: Database, orderId: number): Promise<boolean> {
	return (await db.selectFrom('order_shipments').select('id').where('order_id', '=', orderId).limit(1).executeTakeFirst()) !== undefined;
}
