import { BANK_TRANSFER } from '@titraj/contract/payment-codes.ts';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { logFailure } from '../../platform/log/log-error.ts';
import type { BackendConfig } from '../../platform/settings/config.ts';
import { hasOtherAmount } from '../payment/has-other-amount.ts';
import { canCancelTransfer, isOverdue, KEPT_FOR_A_PAGE } from '../payment/kept-until.ts';
import { isOpen } from '../payment/switch-method.ts';
import { findWaitingSince } from '../payment/waiting-since.ts';
import { AT_PICKUP } from '../placing/kept-until.ts';
import type { Database } from '../tables.ts';
import { cancelOrder } from './cancel-order.ts';

/**
 * Cancels orders whose time limit for payment or pickup has expired, each in its own transaction. A transfer may be on the bank's way, so an order by transfer is
 * cancelled only after staff were shown that it is late. Returns how many were cancelled.
 */
export async function cancelUnpaid(db: Database, config: BackendConfig, now: Date): Promise<number> {
	let cancelled = 0;
	for (const id of [...(await findOverdue(db, now)), ...(await findNotPickedUp(db, now))]) {
		try {
			if (await db.transaction().execute((trx) => cancelWhenOverdue(trx, id, { config, now }))) cancelled++;
		} catch (cause) {
			logFailure('An unpaid order could not be cancelled', cause, { order: id });
		}
	}
	return cancelled;
}

/** Only orders from carts: only they reserve stock, and only they have an idempotency key. */
async function findOverdue(db: Database, now: Date): Promise<number[]> {
	const waiting = await db
		.selectFrom('orders as o')
		.innerJoin('order_payments as p', 'p.order_id', 'o.id')
		.select(({ fn }) => ['o.id', 'o.payment_code', fn.max('p.created_at').as('since')])
		// Written as in the partial index, so that the index is used.
		.where(sql<boolean>`o.status in ('awaiting_payment', 'payment_failed')`)
		.where('o.created_at', '<', new Date(now.getTime() - KEPT_FOR_A_PAGE))
		.where('o.idempotency_key', 'is not', null)
		.groupBy('o.id')
		.orderBy('o.id')
		.execute();
	return waiting.filter((order) => isOverdue(order, now)).map(({ id }) => id);
}

async function findNotPickedUp(db: Database, now: Date): Promise<number[]> {
	const waiting = await db
		.selectFrom('orders')
		.select('id')
		.where('kept_until', 'is not', null)
		.where('kept_until', '<', now)
		.where('status', 'in', AT_PICKUP)
		.orderBy('id')
		.execute();
	return waiting.map(({ id }) => id);
}

/**
 * Checks again under the order's lock, which payments take too. The order is kept if money has arrived (even a different amount) or another
 * attempt has started since.
 */
async function cancelWhenOverdue(trx: Database, id: number, { config, now }: { config: BackendConfig; now: Date }): Promise<boolean> {
	const order = await trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
	if (order === undefined || !(isOpen(order) ? await isPaymentOver(trx, order, now) : isPickupOver(order, now))) return false;
	await cancelOrder(trx, order, { config, now, why: 'cancelled' });
	return true;
}

async function isPaymentOver(trx: Database, { id, payment_code, overdue_shown_at: shown }: Order, now: Date): Promise<boolean> {
	const since = await findWaitingSince(trx, id);
	if (since === null || !isOverdue({ payment_code, since }, now)) return false;
	return (payment_code !== BANK_TRANSFER || canCancelTransfer({ shown, since }, now)) && !(await hasOtherAmount(trx, id));
}

const isPickupOver = ({ kept_until, status }: Order, now: Date): boolean => kept_until !== null && kept_until < now && AT_PICKUP.includes(status);

type Order = Selectable<Tables['orders']>;
