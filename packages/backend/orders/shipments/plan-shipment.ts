import type { OrderStatus } from '@titraj/contract/order-status.ts';

/** Pieces of an order's line. */
export interface Pieces {
	readonly id: number;
	readonly title: string;
	/** Pieces to be delivered, without those that were cancelled. */
	readonly qty: number;
	readonly shipped: number;
}

export interface ChosenPieces {
	/** Id of the order's line. */
	readonly line: number;
	readonly quantity: number;
}

/** Lines that leave, and whether some pieces stay for another shipment; or why it is refused. */
export type ShipmentPlan = { readonly lines: readonly ChosenPieces[]; readonly isLast: boolean } | { readonly reason: string };

/** Plans a shipment of the chosen pieces; without a choice of all that have not left. */
export function planShipment(pieces: readonly Pieces[], chosen: readonly ChosenPieces[] | null): ShipmentPlan {
	const lines = chosen ?? pieces.flatMap(({ id, qty, shipped }) => (qty > shipped ? [{ line: id, quantity: qty - shipped }] : []));
	if (lines.length === 0) return { reason: 'nothing is left to ship' };
	if (new Set(lines.map(({ line }) => line)).size < lines.length) return { reason: 'a line is named twice' };
	for (const { line, quantity } of lines) {
		const item = pieces.find(({ id }) => id === line);
		if (item === undefined) return { reason: `the order has no line ${line}` };
		if (quantity > item.qty - item.shipped) return { reason: `of line ${line} (${item.title}), ${item.qty - item.shipped} are left to ship` };
	}
	const leaves = (id: number) => lines.find(({ line }) => line === id)?.quantity ?? 0;
	return { lines, isLast: pieces.every(({ id, qty, shipped }) => shipped + leaves(id) >= qty) };
}

/**
 * Status that an order has by its shipments; null if they change nothing. While a part waits for another shipment, the order is in preparation: the specification's statuses
 * know no part, and the list of shipments says what has left.
 */
export function toShippedStatus(status: OrderStatus, pieces: readonly Pick<Pieces, 'qty' | 'shipped'>[]): OrderStatus | null {
	if (!BEFORE_SHIPPING.includes(status) || pieces.every(({ shipped }) => shipped === 0)) return null;
	const isWhole = pieces.every(({ qty, shipped }) => shipped >= qty);
	const to = isWhole ? 'shipped' : 'preparing';
	return to === status ? null : to;
}

const BEFORE_SHIPPING: readonly OrderStatus[] = ['received', 'paid', 'preparing'];
