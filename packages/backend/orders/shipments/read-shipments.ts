import type { Order } from '@titraj/contract/orders.ts';
import { toIsoDate } from '../reading/to-iso-date.ts';
import type { Database } from '../tables.ts';

/** Shipments of orders with their lines, oldest first. */
export async function readShipmentRows(db: Database, orderIds: readonly number[]) {
	if (orderIds.length === 0) return [];
	const shipments = await db.selectFrom('order_shipments').selectAll().where('order_id', 'in', orderIds).orderBy('id').execute();
	if (shipments.length === 0) return [];
	const lines = await db
		.selectFrom('shipment_lines as l')
		.innerJoin('order_items as i', 'i.id', 'l.order_item_id')
		.select(['l.shipment_id', 'i.id', 'i.code', 'i.title', 'i.unit', 'l.qty'])
		.where('i.order_id', 'in', orderIds)
		.orderBy('i.position')
		.execute();
	const byShipment = Map.groupBy(lines, ({ shipment_id }) => shipment_id);
	return shipments.map((shipment) => ({ ...shipment, shipped_on: toIsoDate(shipment.shipped_on) ?? '', lines: byShipment.get(shipment.id) ?? [] }));
}

/** Shipments of an order as its customer reads them. */
export async function readShipments(db: Database, orderId: number): Promise<Order['shipments']> {
	return (await readShipmentRows(db, [orderId])).map(({ id, shipped_on, carrier, tracking_code, tracking_url, lines }) => ({
		...{ id, day: shipped_on, carrier, tracking_code, tracking_url },
		lines: lines.map(({ id: line, title, qty }) => ({ id: line, title, qty })),
	}));
}
