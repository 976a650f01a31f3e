import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ChosenPieces } from '../shipments/plan-shipment.ts';
import type { Database } from '../tables.ts';
import type { StaffOutcome } from './write-note.ts';

type Order = Selectable<Tables['orders']>;

const OPEN: readonly Order['status'][] = ['awaiting_payment', 'payment_failed', 'received', 'paid', 'preparing'];

/**
 * Records that pieces which an order waited for have come, all of them without a choice: the order holds them like those from stock, so that they are put into stock if it
 * is cancelled. The stock of the product stays: the merchant has counted these pieces as the order's.
 */
export async function settleArrived(trx: Database, order: Order, lines: readonly ChosenPieces[] | null): Promise<StaffOutcome> {
	if (!OPEN.includes(order.status)) return `the order is ${order.status}`;
	if (!order.reserved) return 'the order holds no goods';
	const waiting = await trx.selectFrom('order_items').select(['id', 'title', 'backorder_qty']).where('order_id', '=', order.id).where('qty', '>', 0).execute();
	const arrived = lines ?? waiting.flatMap(({ id, backorder_qty }) => (backorder_qty > 0 ? [{ line: id, quantity: backorder_qty }] : []));
	if (arrived.length === 0) return { isNew: false };
	if (new Set(arrived.map(({ line }) => line)).size < arrived.length) return 'a line is named twice';
	for (const { line, quantity } of arrived) {
		const item = waiting.find(({ id }) => id === line);
		if (item === undefined) return `the order has no line ${line}`;
		if (quantity > item.backorder_qty) return `of line ${line} (${item.title}), ${item.backorder_qty} are to come`;
		await trx
			.updateTable('order_items')
			.set({ backorder_qty: item.backorder_qty - quantity })
			.where('id', '=', line)
			.execute();
	}
	await sql`select revise_order_now(${order.id})`.execute(trx);
	return { isNew: true };
}
