import type { Selectable } from 'kysely';
import { lockProducts, moveStock } from '../../catalog/order-stock/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { cancelOrder } from '../life-cycle/cancel-order.ts';
import { hasMoney } from '../life-cycle/has-money.ts';
import { sendChangeMail } from '../mail/send-change-mail.ts';
import { refundVouchers } from '../money/voucher-payments.ts';
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
	await lockProducts(trx, await readProducts(trx, lines));
	for (const { line, quantity } of lines) await cancelPieces(trx, order, { line, quantity });
	const now = config.now();
	await recountOrder(trx, order, now);
	const back = await refundVouchers(trx, order.id, now);
	if ((await settleReturned(trx, order, now)) === null) await settleShipped(trx, order, now);
	const goods = lines.map(({ line, quantity }) => `${quantity} × ${pieces.find(({ id }) => id === line)?.title ?? ''}`);
	await sendChangeMail(trx, 'lines_cancelled', { order, goods, back, config });
	return null;
}

async function readProducts(trx: Database, lines: readonly ChosenPieces[]): Promise<number[]> {
	const ids = lines.map(({ line }) => line);
	const items = await trx.selectFrom('order_items').select('product_id').where('id', 'in', ids).execute();
	return items.flatMap(({ product_id }) => product_id ?? []);
}

async function cancelPieces(trx: Database, order: Order, { line, quantity }: ChosenPieces): Promise<void> {
	const item = await trx.selectFrom('order_items').selectAll().where('id', '=', line).executeTakeFirstOrThrow();
	const after = withoutPieces(item, quantity);
	if (order.reserved && item.product_id !== null) {
		const pieces = quantity - (item.backorder_qty - after.backorder_qty);
		const store = await readStore(trx, item.parcel_id);
		await moveStock(trx, [{ product: item.product_id, pieces, sold: -quantity, store, storePieces: item.store_qty - after.store_qty }]);
	}
	await trx
		.updateTable('order_items')
		.set({ ...after, cancelled_qty: item.cancelled_qty + quantity })
		.where('id', '=', line)
		.execute();
}

/** Code of the store where a parcel is collected; null for one that is sent. */
async function readStore(trx: Database, parcelId: number): Promise<string | null> {
	const parcels = trx.selectFrom('order_parcels as r').leftJoin('stores as s', 's.id', 'r.store_id');
	return (await parcels.select('s.code').where('r.id', '=', parcelId).executeTakeFirst())?.code ?? null;
}
