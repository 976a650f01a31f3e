import { type Selectable, sql } from 'kysely';
import { moveStock } from '../../catalog/order-stock/index.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { sendChangeMail } from '../mail/send-change-mail.ts';
import { refundVouchers } from '../money/voucher-payments.ts';
import { readPieces } from '../shipments/read-pieces.ts';
import type { Database } from '../tables.ts';
import { settleReturned } from './settle-returned.ts';

/** Goods that came back to the merchant. */
export interface NewReturn {
	readonly lines: readonly { readonly line: number; readonly quantity: number /** Pieces that are sold again. */; readonly sellable: number }[];
	/** The withdrawal that they belong to. */
	readonly withdrawalId: number | null;
	/** Kept of their value, for goods that were used more than trying them out. */
	readonly deductCents: number;
	readonly note: string | null;
}

type Order = Selectable<Tables['orders']>;

const SHIPPED: readonly Order['status'][] = ['shipped', 'completed'];

/**
 * Receives goods of an order that came back, under its lock: sellable pieces are in stock again, and their value is due to be paid back; with the last piece the delivery
 * costs are, too. Why it is refused, else null.
 */
export async function receiveReturn(
	trx: Database,
	order: Order,
	{ lines, withdrawalId, deductCents, note }: NewReturn,
	config: BackendConfig,
): Promise<string | null> {
	const pieces = await readPieces(trx, order.id);
	const items = await trx.selectFrom('order_items').selectAll().where('order_id', '=', order.id).orderBy('product_id').execute();
	const isOut = SHIPPED.includes(order.status);
	if (!isOut && pieces.every(({ shipped }) => shipped === 0)) return `the order is ${order.status}: nothing of it has left`;
	if (order.status === 'returned') return 'all of the order came back before';
	if (new Set(lines.map(({ line }) => line)).size < lines.length) return 'a line is named twice';
	let goods_cents = 0;
	for (const { line, quantity, sellable } of lines) {
		const item = items.find(({ id }) => id === line);
		if (item === undefined) return `the order has no line ${line}`;
		const gone = isOut ? item.qty : (pieces.find(({ id }) => id === line)?.shipped ?? 0);
		if (quantity > gone - item.returned_qty) return `of line ${line} (${item.title}), ${gone - item.returned_qty} are with the customer`;
		if (sellable > quantity) return `of line ${line}, more are sellable than came back`;
		goods_cents += worthOf(item, item.returned_qty + quantity) - worthOf(item, item.returned_qty);
	}
	if (deductCents > goods_cents) return 'the deduction is above the value of the goods';
	if (withdrawalId !== null && !(await hasWithdrawal(trx, order.id, withdrawalId))) return `the order has no withdrawal OD-${withdrawalId}`;
	const now = config.now();
	const { id } = await trx
		.insertInto('order_returns')
		.values({ order_id: order.id, withdrawal_id: withdrawalId, goods_cents, deducted_cents: deductCents, note, created_at: now })
		.returning('id')
		.executeTakeFirstOrThrow();
	for (const item of items) {
		const back = lines.find(({ line }) => line === item.id);
		if (back === undefined) continue;
		await trx.insertInto('return_lines').values({ return_id: id, order_item_id: item.id, qty: back.quantity, sellable_qty: back.sellable }).execute();
		await trx
			.updateTable('order_items')
			.set({ returned_qty: item.returned_qty + back.quantity })
			.where('id', '=', item.id)
			.execute();
		if (item.product_id !== null)
			await moveStock(trx, [{ product: item.product_id, pieces: back.sellable, sold: -back.quantity, store: null, storePieces: 0 }]);
	}
	if ((await settleReturned(trx, order, now)) === null) await sql`select revise_order_now(${order.id})`.execute(trx);
	const back = await refundVouchers(trx, order.id, now);
	const words = lines.map(({ line, quantity }) => `${quantity} × ${items.find((item) => item.id === line)?.title ?? ''}`);
	await sendChangeMail(trx, 'return_received', { order, goods: words, back, config });
	return null;
}

/** Value of the first `count` pieces of a line, after coupons: pieces that come back one by one add up to the line. */
export const worthOf = ({ qty, total_cents, coupon_cents }: { qty: number; total_cents: number; coupon_cents: number }, count: number): number =>
	qty === 0 ? 0 : Math.round(((total_cents - coupon_cents) * count) / qty);

const hasWithdrawal = async (trx: Database, orderId: number, id: number): Promise<boolean> =>
	(await trx.selectFrom('withdrawals').select('id').where('id', '=', id).where('order_id', '=', orderId).executeTakeFirst()) !== undefined;
