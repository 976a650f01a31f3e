import { sql } from 'kysely';
import type { VoucherMovement } from '../platform/database/tables/voucher-tables.ts';
import type { Database, Vouchers } from './tables.ts';

/** A voucher that is over when it gets money back can be used for this long again. */
const AGAIN_VALID_MS = 30 * 24 * 3_600_000;

interface Payment {
	readonly id: number;
	readonly cents: number;
	readonly orderId: number;
	readonly now: Date;
}

/** Locks vouchers by id, so that two orders never spend the same money. Taken after the locks of products and coupons. */
export async function lockVouchers(trx: Vouchers, ids: readonly number[]): Promise<void> {
	if (ids.length > 0) await trx.selectFrom('vouchers').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

/** Takes money from a voucher for an order. False, and nothing is taken, if it is cancelled or has less. */
export async function spendVoucher(trx: Database, { id, cents, orderId, now }: Payment): Promise<boolean> {
	const { numUpdatedRows } = await trx
		.updateTable('vouchers')
		.set((eb) => ({ balance_cents: eb('balance_cents', '-', cents) }))
		.where('id', '=', id)
		.where('balance_cents', '>=', cents)
		.where('cancelled_at', 'is', null)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return false;
	await writeMovement(trx, 'spent', { id, cents: -cents, orderId, now });
	return true;
}

/** Gives a voucher money back that it paid for an order. On a cancelled one it cannot be spent. */
export async function returnToVoucher(trx: Database, { id, cents, orderId, now }: Payment): Promise<void> {
	const until = new Date(now.getTime() + AGAIN_VALID_MS);
	await trx
		.updateTable('vouchers')
		.set((eb) => ({
			balance_cents: eb('balance_cents', '+', cents),
			valid_to: sql<Date | null>`case when valid_to < ${now} then ${until} else valid_to end`,
		}))
		.where('id', '=', id)
		.execute();
	await writeMovement(trx, 'returned', { id, cents, orderId, now });
}

async function writeMovement(trx: Database, kind: VoucherMovement, { id, cents, orderId, now }: Payment): Promise<void> {
	await trx.insertInto('voucher_movements').values({ voucher_id: id, kind, cents, order_id: orderId, by_name: null, created_at: now }).execute();
}
