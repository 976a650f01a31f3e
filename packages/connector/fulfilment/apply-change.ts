import { createHash } from 'node:crypto';
import type { FulfilmentChange, FulfilmentEvent } from '../engine.ts';
import { CallError } from '../http/call-error.ts';
import type { ShopClient } from '../shop/shop-client.ts';
import type { OrderView } from '../shop/types.ts';

type Line = OrderView['parcels'][number]['items'][number];
type Pieces = { readonly line: number; readonly quantity: number };

/** A call of the order; null if the order already is as the event says. */
type OrderCall = { readonly path: string; readonly body: unknown } | null;

const GONE: ReadonlySet<OrderView['status']> = new Set(['shipped', 'completed', 'returned']);
const ENDED: ReadonlySet<OrderView['status']> = new Set(['completed', 'cancelled', 'returned']);

/**
 * Changes an order as the engine did. The order is read first, so that a repeated or late event changes nothing; the id of the event is the idempotency key of the
 * call. Throws a `CallError` if the shop refuses: `failed` if the order may allow it later.
 */
export async function applyChange(shop: ShopClient, { id, number, change }: FulfilmentEvent): Promise<'changed' | 'unchanged'> {
	const order = await shop.readOrder(number);
	if (order === null) throw new CallError(`the shop has no order ${number}`, { outcome: 'refused' });
	const key = createHash('sha256').update(id).digest('hex').slice(0, 40);
	const call = toCall(order, change, key);
	if (call === null) return 'unchanged';
	await shop.changeOrder(number, { ...call, key: `connector-${key}` });
	return 'changed';
}

function toCall(order: OrderView, change: FulfilmentChange, key: string): OrderCall {
	switch (change.kind) {
		case 'shipped':
			return toShipment(order, change);
		case 'ready_for_pickup':
			return ENDED.has(order.status) || order.status === change.kind || GONE.has(order.status) ? null : { path: '/status', body: { status: change.kind } };
		case 'completed':
			return ENDED.has(order.status) ? null : { path: '/status', body: { status: 'delivered' } };
		case 'cancelled':
			return toCancellation(order, change);
		case 'returned':
			return toReturn(order, change.lines);
		case 'refused':
			throw new CallError(change.reason, { outcome: 'refused' });
		case 'refunded':
			// The key makes it one refund, however often and late it is sent.
			return { path: '/refunds', body: { amount: change.amount, key } };
		default:
			throw new CallError(`unknown change ${JSON.stringify(change).slice(0, 100)}`, { outcome: 'refused' });
	}
}

function toShipment(order: OrderView, { lines, carrier, tracking_code, tracking_url }: Extract<FulfilmentChange, { kind: 'shipped' }>): OrderCall {
	if (GONE.has(order.status) || order.status === 'cancelled') return null;
	const isKnown = tracking_code !== undefined && order.shipments.some((shipment) => shipment.tracking_code === tracking_code);
	if (isKnown) return null;
	const pieces = lines === undefined ? undefined : toPieces(order, lines, ({ quantity, shipped }) => quantity - shipped);
	if (pieces?.length === 0) return null;
	const tracking = { ...(carrier && { carrier }), ...(tracking_code && { tracking_code }), ...(tracking_url && { tracking_url }) };
	return { path: '/shipments', body: { ...(pieces !== undefined && { lines: pieces }), ...tracking } };
}

function toCancellation(order: OrderView, { reason, lines }: Extract<FulfilmentChange, { kind: 'cancelled' }>): OrderCall {
	if (ENDED.has(order.status)) return null;
	if (lines === undefined) return { path: '/cancel', body: { reason } };
	const pieces = toPieces(order, lines, ({ quantity, shipped }) => quantity - shipped);
	return pieces.length === 0 ? null : { path: '/cancel', body: { reason, lines: pieces } };
}

function toReturn(order: OrderView, lines: readonly { sku: string; quantity: number }[]): OrderCall {
	const pieces = toPieces(order, lines, ({ shipped, quantity, returned }) => Math.min(quantity, shipped) - returned);
	return pieces.length === 0 ? null : { path: '/returns', body: { lines: pieces } };
}

/** Pieces of the order's lines, never more than `left` allows. An unknown sku is refused: people have to see it. */
function toPieces(order: OrderView, wanted: readonly { sku: string; quantity: number }[], left: (line: Line) => number): Pieces[] {
	const items = order.parcels.flatMap((parcel) => parcel.items);
	return wanted.flatMap(({ sku, quantity }) => {
		const lines = items.filter((item) => item.sku === sku);
		if (lines.length === 0) throw new CallError(`the order has no ${sku.slice(0, 100)}`, { outcome: 'refused' });
		let open = quantity;
		return lines.flatMap((line) => {
			const taken = Math.max(0, Math.min(open, left(line)));
			open -= taken;
			return taken > 0 ? [{ line: line.line, quantity: taken }] : [];
		});
	});
}
