import { type Kysely, sql } from 'kysely';
import { giveBack } from '../checkout/give-back.ts';
import { sendOrderNews } from '../checkout/send-order-news.ts';
import type { BackendConfig } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { hasOtherAmount } from '../payment/has-other-amount.ts';
import { isOverdue, KEPT_FOR_A_PAGE } from '../payment/kept-until.ts';
import { isOpen } from '../payment/switch-method.ts';
import { findWaitingSince } from '../payment/waiting-since.ts';

/** Cancels the orders whose time to be paid is over, each in a transaction of its own. Answers how many there were. */
export async function cancelUnpaid(db: Kysely<Tables>, config: BackendConfig, now: Date): Promise<number> {
	let cancelled = 0;
	for (const id of await findOverdue(db, now)) {
		try {
			if (await db.transaction().execute((trx) => cancelOrder(trx, id, { config, now }))) cancelled++;
		} catch (cause) {
			console.error(`Unpaid order ${id} could not be cancelled: ${cause instanceof Error ? cause.message : cause}`);
		}
	}
	return cancelled;
}

/** Orders of carts alone: they took stock, and they alone have a key. */
async function findOverdue(db: Kysely<Tables>, now: Date): Promise<number[]> {
	const waiting = await db
		.selectFrom('orders as o')
		.innerJoin('order_payments as p', 'p.order_id', 'o.id')
		.select(({ fn }) => ['o.id', 'o.payment_code', fn.max('p.created_at').as('since')])
		// Written out, so that it is the condition of the index.
		.where(sql<boolean>`o.status in ('awaiting_payment', 'payment_failed')`)
		.where('o.created_at', '<', new Date(now.getTime() - KEPT_FOR_A_PAGE))
		.where('o.idempotency_key', 'is not', null)
		.groupBy('o.id')
		.orderBy('o.id')
		.execute();
	return waiting.filter((order) => isOverdue(order, now)).map(({ id }) => id);
}

/** Under the order's lock, as every payment is: money that came meanwhile, be it of another amount, or another try keeps it. */
async function cancelOrder(trx: Kysely<Tables>, id: number, { config, now }: { config: BackendConfig; now: Date }): Promise<boolean> {
	const order = await trx
		.selectFrom('orders')
		.select(['id', 'code', 'number', 'email', 'market', 'status', 'payment_code'])
		.where('id', '=', id)
		.forUpdate()
		.executeTakeFirst();
	if (order === undefined || !isOpen(order)) return false;
	const since = await findWaitingSince(trx, id);
	if (since === null || !isOverdue({ payment_code: order.payment_code, since }, now)) return false;
	if (await hasOtherAmount(trx, id)) return false;
	await giveBack(trx, id);
	await trx.updateTable('order_payments').set({ status: 'cancelled', updated_at: now }).where('order_id', '=', id).where('status', '=', 'pending').execute();
	await trx.updateTable('orders').set({ status: 'cancelled', updated_at: now }).where('id', '=', id).execute();
	await trx.insertInto('order_history').values({ order_id: id, status: 'cancelled', note: null }).execute();
	await sendOrderNews(trx, 'cancelled', { order, config });
	return true;
}
