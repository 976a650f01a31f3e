import type { Database } from '../tables.ts';
import type { AttemptRow } from './stored-attempt.ts';

/** Why money that was not taken cannot be refunded. */
export const ONLY_HELD = 'the money is only held: cancel the payment';

/** A refund that was stored. `wasDone`: the provider paid it back before. */
export interface StoredRefund {
	readonly key: string;
	readonly cents: number;
	readonly wasDone: boolean;
	/** The provider was asked for it before, and its answer is not known. */
	readonly wasAsked: boolean;
	/** Whether this call stored it: it had not begun before. */
	readonly isNew: boolean;
}

interface NewRefund {
	readonly key: string;
	/** All that is left of the payment if left out. */
	readonly cents: number | undefined;
	/** When the provider is asked; null if a job, or a later step, asks. */
	readonly askedAt: Date | null;
}

/**
 * Stores a refund before the provider is asked for it, under the payment's lock: refunds that are under way count, so that two at once pay back no more than there
 * is. A repeated key is the same refund. Returns why it is refused otherwise.
 */
export async function storeRefund(trx: Database, attempt: AttemptRow, { key, cents, askedAt }: NewRefund): Promise<StoredRefund | string> {
	const payment = await trx
		.selectFrom('order_payments')
		.select(['captured_cents', 'refunded_cents'])
		.where('id', '=', attempt.id)
		.forUpdate()
		.executeTakeFirstOrThrow();
	const known = await trx.selectFrom('payment_refunds').selectAll().where('key', '=', key).executeTakeFirst();
	if (known !== undefined && (known.payment_id !== attempt.id || (cents !== undefined && cents !== known.amount_cents))) return 'this key names another refund';
	if (known !== undefined && known.status !== 'refused') {
		if (askedAt !== null) await trx.updateTable('payment_refunds').set({ asked_at: askedAt }).where('key', '=', key).execute();
		const wasDone = known.status === 'done';
		return { key, cents: known.amount_cents, wasDone, wasAsked: !wasDone && known.asked_at !== null, isNew: false };
	}
	if (payment.captured_cents === 0) return ONLY_HELD;
	const left = payment.captured_cents - Math.max(payment.refunded_cents, await sumRefunds(trx, attempt.id, ['asked', 'done']));
	const asked = cents ?? left;
	if (left <= 0) return 'all of it was paid back before';
	if (asked > left) return 'the amount is above what is left of the payment';
	if (asked === 0) return 'the amount is zero';
	const row = { amount_cents: asked, status: 'asked' as const, asked_at: askedAt, reason: null };
	await trx
		.insertInto('payment_refunds')
		.values({ key, payment_id: attempt.id, ...row })
		.onConflict((conflict) => conflict.column('key').doUpdateSet(row))
		.execute();
	return { key, cents: asked, wasDone: false, wasAsked: false, isNew: true };
}

interface Ending {
	readonly key: string;
	readonly status: 'done' | 'refused';
	/** Why it is refused. */
	readonly reason?: string;
	readonly now: Date;
}

/**
 * Stores the provider's answer. Of two calls with one key the provider may refuse the later one: a refund that is done stays so. Returns whether it is done, and what
 * all refunds of the payment add up to.
 */
export async function endRefund(db: Database, attempt: AttemptRow, { key, status, reason, now }: Ending): Promise<{ isDone: boolean; cents: number }> {
	const ended = db
		.updateTable('payment_refunds')
		.set({ status, reason: reason?.slice(0, 500) ?? null, done_at: status === 'done' ? now : null })
		.where('key', '=', key)
		.where('status', '!=', 'done');
	const { numUpdatedRows } = await ended.executeTakeFirst();
	return { isDone: status === 'done' || numUpdatedRows === 0n, cents: await sumRefunds(db, attempt.id, ['done']) };
}

/** Records that a refund which was done did not reach the customer. False if none with this key was. */
export async function refuseDone(trx: Database, paymentId: number, { key, reason }: { readonly key: string; readonly reason: string }): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable('payment_refunds')
		.set({ status: 'refused', reason: reason.slice(0, 500), done_at: null })
		.where('key', '=', key)
		.where('payment_id', '=', paymentId)
		.where('status', '=', 'done')
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** What the refunds of a payment with these statuses add up to; of all, or only those that staff paid. */
export async function sumRefunds(db: Database, paymentId: number, statuses: readonly ('asked' | 'done')[], byHand?: true): Promise<number> {
	let sum = db
		.selectFrom('payment_refunds')
		.select(({ fn }) => fn.sum<number>('amount_cents').as('cents'))
		.where('payment_id', '=', paymentId)
		.where('status', 'in', statuses);
	if (byHand) sum = sum.where('by_hand', '=', true);
	return Number((await sum.executeTakeFirstOrThrow()).cents ?? 0);
}
