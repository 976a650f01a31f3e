import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { cancelOrder } from '../life-cycle/cancel-order.ts';
import { hasMoney } from '../life-cycle/has-money.ts';
import { sendChangeMail } from '../mail/send-change-mail.ts';
import { settleReturned } from '../returns/settle-returned.ts';
import type { ChosenPieces } from '../shipments/plan-shipment.ts';
import { isPartShipped, readPieces } from '../shipments/read-pieces.ts';
import { settleShipped } from '../shipments/ship-order.ts';
import type { Database } from '../tables.ts';
import { withoutPieces } from './cancel-pieces.ts';
import { recountOrder } from './recount-order.ts';

type Order = Selectable<Tables['orders']>;

/** Why a change is refused; null if it was made. */
export type Refused = string | null;

const WHOLE: readonly Order['status'][] = [
	...(['awaiting_confirmation', 'awaiting_payment', 'payment_failed', 'received'] as const),
	...(['paid', 'preparing', 'ready_for_pickup'] as const),
];
const LINES: readonly Order['status'][] = ['awaiting_confirmation', 'received', 'paid', 'preparing', 'ready_for_pickup'];

/** Cancels an order of which nothing has left, by staff: its stock is released and the customer gets a mail. Money that came in is due to be paid back. */
export async function cancelByStaff(trx: Database, order: Order, config: BackendConfig): Promise<Refused> {
	if (!WHOLE.includes(order.status)) return `the order is ${order.status}`;
	if (await isPartShipped(trx, order.id)) return 'a part of the order is shipped: cancel the lines that are left';
	await cancelOrder(trx, order, { config, now: config.now(), why: (await hasMoney(trx, order.id)) ? 'rejected_paid' : 'rejected' });
	return null;
}

/** Cancels pieces that have not left: their stock is released, totals and VAT are computed again, and the customer gets a mail. All pieces are the whole order. */
export async function cancelLines(trx: Database, order: Order, { lines, config }: { lines: readonly ChosenPieces[]; config: BackendConfig }): Promise<Refused> {
	if (order.status === 'awaiting_payment' || order.status === 'payment_failed')
		return 'the order waits for its payment of this amount: cancel it whole, or wait';
	if (!LINES.includes(order.status)) return `the order is ${order.status}`;
	const pieces = await readPieces(trx, order.id);
	if (new Set(lines.map(({ line }) => line)).size < lines.length) return 'a line is named twice';
	for (const { line, quantity } of lines) {
		const item = pieces.find(({ id }) => id === line);
		if (item === undefined) return `the order has no line ${line}`;
		if (quantity > item.qty - item.shipped) return `of line ${line} (${item.title}), ${item.qty - item.shipped} have not left`;
	}
	const left = (id: number, qty: number) => qty - (lines.find(({ line }) => line === id)?.quantity ?? 0);
	if (pieces.every(({ id, qty }) => left(id, qty) === 0)) return cancelByStaff(trx, order, config);
	await lockProducts(
		trx,
		lines.map(({ line }) => line),
	);
	for (const { line, quantity } of lines) await cancelPieces(trx, order, { line, quantity });
	const now = config.now();
	await recountOrder(trx, order, now);
	if ((await settleReturned(trx, order, now)) === null) await settleShipped(trx, order, now);
	const goods = lines.map(({ line, quantity }) => `${quantity} × ${pieces.find(({ id }) => id === line)?.title ?? ''}`);
	await sendChangeMail(trx, 'lines_cancelled', { order, goods, config });
	return null;
}

/** In the order of their ids, as every other writer of stock: two orders with the same products never wait for each other. */
async function lockProducts(trx: Database, lines: readonly number[]): Promise<void> {
	await sql`select p.id from products p where p.id in (select i.product_id from order_items i where i.id in (${sql.join(lines)})) order by p.id for update`.execute(
		trx,
	);
}

async function cancelPieces(trx: Database, order: Order, { line, quantity }: ChosenPieces): Promise<void> {
	const item = await trx.selectFrom('order_items').selectAll().where('id', '=', line).executeTakeFirstOrThrow();
	const after = withoutPieces(item, quantity);
	if (order.reserved && item.product_id !== null)
		await sql`
			update products p set quantity = p.quantity + ${quantity - (item.backorder_qty - after.backorder_qty)}, sold = greatest(0, p.sold - ${quantity}), updated_at = now(),
				store_stock = case when p.store_stock ? coalesce(s.code, '')
					then jsonb_set(p.store_stock, array[s.code], to_jsonb((p.store_stock ->> s.code)::int + ${item.store_qty - after.store_qty}::int))
					else p.store_stock end
			from order_parcels r left join stores s on s.id = r.store_id where r.id = ${item.parcel_id} and p.id = ${item.product_id}
		`.execute(trx);
	await trx
		.updateTable('order_items')
		.set({ ...after, cancelled_qty: item.cancelled_qty + quantity })
		.where('id', '=', line)
		.execute();
}
