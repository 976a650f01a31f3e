import type { Database } from '../tables.ts';

/** Deletes unused coupons of a calendar, and ends the others at once. Orders keep their reductions. */
export async function endPromotions(db: Database, codes: readonly string[], now: Date): Promise<void> {
	if (codes.length === 0) return;
	await db
		.deleteFrom('coupons')
		.where('code', 'in', [...codes])
		.where('uses', '=', 0)
		.execute();
	await db
		.updateTable('coupons')
		.set({ valid_to: new Date(now.getTime() - 1) })
		.where('code', 'in', [...codes])
		.where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>', now)]))
		.execute();
}
