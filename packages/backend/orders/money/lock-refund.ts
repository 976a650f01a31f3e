import type { Database } from '../tables.ts';
import { readBalance } from './read-balances.ts';

/** Cents of a refund. `due`: all that is due and not begun; undefined: all that is left of the payment. */
export type RefundAmount = number | 'due' | undefined;

/** Why there is no refund of what is due. */
export const NOTHING_DUE = 'nothing is to be paid back';

/**
 * Locks an order for a refund, and counts what is due under the lock, because two of the staff may begin its refund at once. Of a repeated refund it is the amount that was
 * begun.
 */
export async function lockRefund(
	trx: Database,
	orderId: number,
	{ key, amount }: { readonly key: string; readonly amount: RefundAmount },
): Promise<number | undefined> {
	await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow();
	if (amount !== 'due') return amount;
	const begun = trx.selectFrom('payment_refunds').select('amount_cents').where('key', '=', key).where('status', '!=', 'refused');
	return (await begun.executeTakeFirst())?.amount_cents ?? (await readBalance(trx, orderId)).open;
}
