import { sql } from 'kysely';
import type { Database } from '../tables.ts';

/** Locks coupons by id, so that orders with the same ones wait for each other. Returns those that still exist. */
export async function lockCoupons(trx: Database, coupons: readonly number[]): Promise<number[]> {
	if (coupons.length === 0) return [];
	const rows = await trx.selectFrom('coupons').select('id').where('id', 'in', coupons).orderBy('id').forUpdate().execute();
	return rows.map(({ id }) => id);
}

/** Counts the use of coupons by an order. A customer with an account has used them from then on. */
export async function countCouponUses(trx: Database, coupons: readonly number[], userId: number | null): Promise<void> {
	if (coupons.length === 0) return;
	await sql`update coupons set uses = uses + 1 where id = any(${[...coupons]}::int[])`.execute(trx);
	if (userId === null) return;
	await sql`
		insert into user_coupons (user_id, coupon_id, used_at) select ${userId}::int, c, now() from unnest(${[...coupons]}::int[]) c
		on conflict (user_id, coupon_id) do update set used_at = now()
	`.execute(trx);
}

/** Undoes `countCouponUses`. The customer may use those in `freed` again: no other order of theirs has them. The caller has locked the coupons. */
export async function releaseCouponUses(
	trx: Database,
	coupons: readonly number[],
	{ userId, freed }: { userId: number | null; freed: readonly number[] },
): Promise<void> {
	await sql`update coupons set uses = greatest(0, uses - 1) where id = any(${[...coupons]}::int[])`.execute(trx);
	if (userId === null || freed.length === 0) return;
	await trx.updateTable('user_coupons').set({ used_at: null }).where('user_id', '=', userId).where('coupon_id', 'in', freed).execute();
}
