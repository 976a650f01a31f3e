import type { Tables } from '@titraj/backend/platform/database/tables.ts';
import type { Insertable, Kysely } from 'kysely';

type Coupon = Partial<Insertable<Tables['coupons']>> & { readonly code: string };

/** Writes coupons; what a coupon does not say has no limit: no minimum, no dates, any number of uses. Codes that exist are left alone. */
export async function insertCoupons(db: Kysely<Tables>, ...coupons: readonly Coupon[]): Promise<void> {
	const open = { description: null, percent: null, amount_cents: null, minimum_cents: null, valid_from: null, valid_to: null, maximum_uses: null };
	await db
		.insertInto('coupons')
		.values(coupons.map((coupon) => ({ ...open, title: coupon.code, ...coupon })))
		.onConflict((conflict) => conflict.column('code').doNothing())
		.execute();
}
