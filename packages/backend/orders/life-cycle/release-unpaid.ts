import { logFailure } from '../../platform/log/log-error.ts';
import { hasOtherAmount } from '../payment/has-other-amount.ts';
import { isOpen } from '../payment/switch-method.ts';
import type { Database } from '../tables.ts';
import { releaseStock } from './release-stock.ts';

/**
 * Releases the goods of unpaid orders whose time for holding them has expired, each in its own transaction. The orders can still be paid; their payment reserves
 * the goods again (`receiveMoney`). Returns how many released goods.
 */
export async function releaseUnpaid(db: Database, now: Date): Promise<number> {
	const expired = await db.selectFrom('orders').select('id').where('reserved', '=', true).where('reserved_until', '<', now).orderBy('id').execute();
	let released = 0;
	for (const { id } of expired) {
		try {
			if (await db.transaction().execute((trx) => releaseWhenExpired(trx, id, now))) released++;
		} catch (cause) {
			logFailure('The goods of an unpaid order could not be released', cause, { order: id });
		}
	}
	return released;
}

/** Checks again under the order's lock, which payments take too. Goods are held if money of another amount has arrived: staff decide about it. */
async function releaseWhenExpired(trx: Database, id: number, now: Date): Promise<boolean> {
	const order = await trx.selectFrom('orders').select(['status', 'reserved', 'reserved_until']).where('id', '=', id).forUpdate().executeTakeFirst();
	if (order === undefined || !order.reserved || order.reserved_until === null || order.reserved_until >= now || !isOpen(order)) return false;
	if (await hasOtherAmount(trx, id)) return false;
	await releaseStock(trx, id);
	return true;
}
