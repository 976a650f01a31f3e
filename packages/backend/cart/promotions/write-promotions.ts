import { upsert } from '../../localization/index.ts';
import type { SourceCalendar } from '../../platform/source/content.ts';
import { startOfShopDay } from '../../platform/time/shop-clock.ts';
import { addDays } from '../../platform/time/workdays.ts';
import type { Database } from '../tables.ts';

/**
 * Writes the coupons behind a calendar's doors. Each is valid on the day of its door, from midnight to midnight in the shop's time zone. `limited`: codes
 * whose end and number of uses stay, because staff may have changed them.
 */
export async function writePromotions(db: Database, { starts_on, doors }: SourceCalendar, limited: readonly string[] = []): Promise<void> {
	const limits = await readLimits(db, limited);
	const categories = new Map((await db.selectFrom('categories').select(['code', 'id']).execute()).map(({ code, id }) => [code, id]));
	const rows = doors.flatMap(({ title, text, promotion }, index) => {
		if (promotion === null) return [];
		const { coupon_code, category_code, product_codes, ...off } = promotion;
		const day = addDays(starts_on, index);
		const category_id = category_code === null ? null : categories.get(category_code);
		if (category_id === undefined) throw new Error(`The promotion "${coupon_code}" is for the unknown category "${category_code}"`);
		return [
			{
				...off,
				...{ code: coupon_code, title, description: text, category_id, product_codes: JSON.stringify(product_codes) },
				only_marked: category_id !== null || product_codes.length > 0,
				valid_from: startOfShopDay(day),
				valid_to: new Date(startOfShopDay(addDays(day, 1)).getTime() - 1),
				maximum_uses: null,
			},
		];
	});
	await upsert(
		db,
		'coupons',
		['code'],
		rows.map((row) => ({ ...row, ...limits.get(row.code) })),
	);
}

/** End and number of uses of coupons, by code. */
async function readLimits(db: Database, codes: readonly string[]) {
	const rows =
		codes.length === 0
			? []
			: await db
					.selectFrom('coupons')
					.select(['code', 'valid_to', 'maximum_uses'])
					.where('code', 'in', [...codes])
					.execute();
	return new Map(rows.map((row) => [row.code, row]));
}
