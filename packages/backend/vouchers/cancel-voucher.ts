import type { Database } from './tables.ts';

/** Cancels a voucher: what is left on it is gone, and nobody can pay with it any more. Returns why not; null if it is done. */
export async function cancelVoucher(trx: Database, id: number, { by, now }: { by: string; now: Date }): Promise<'unknown' | 'cancelled' | null> {
	const voucher = await trx.selectFrom('vouchers').select(['balance_cents', 'cancelled_at']).where('id', '=', id).forUpdate().executeTakeFirst();
	if (voucher === undefined) return 'unknown';
	if (voucher.cancelled_at !== null) return 'cancelled';
	await trx.updateTable('vouchers').set({ balance_cents: 0, cancelled_at: now }).where('id', '=', id).execute();
	await trx
		.insertInto('voucher_movements')
		.values({ voucher_id: id, kind: 'cancelled', cents: -voucher.balance_cents, order_id: null, by_name: by, created_at: now })
		.execute();
	return null;
}
