import { sql } from 'kysely';
import { hasValidVoucher } from '../../vouchers/index.ts';
import { isCouponValid } from '../pricing/load-cart-state.ts';
import type { Database } from '../tables.ts';

/** Whether the shop has a coupon or a gift voucher that is valid now; without one, no page asks for a code. */
export async function acceptsCoupons(db: Database, now: Date): Promise<boolean> {
	const { rows } = await sql<{ found: boolean }>`select exists (select from coupons o where ${isCouponValid(now)}) as found`.execute(db);
	return rows[0]?.found === true || hasValidVoucher(db, now);
}
