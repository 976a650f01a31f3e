import { writePromotions } from '../../cart/index.ts';
import { withIds } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { SourceExtras } from '../../platform/source/content.ts';

/**
 * Moves the demo's calendars, promotions, flyers and sweepstakes to the current year when the shop is started in another year. Rows that
 * already have these dates are unchanged, and calendars of this year keep what staff changed.
 */
export async function renewDates(db: Database, { calendars, flyers, sweepstakes }: SourceExtras): Promise<void> {
	for (const calendar of calendars) {
		const { page_slug, starts_on } = calendar;
		const doors = JSON.stringify(withIds(`calendar:${page_slug}`, calendar.doors));
		const { numUpdatedRows } = await db
			.updateTable('calendars')
			.set({ starts_on, doors })
			.where('page_slug', '=', page_slug)
			.where('starts_on', 'not like', `${starts_on.slice(0, 4)}-%`)
			.executeTakeFirst();
		if (numUpdatedRows > 0n) await writePromotions(db, calendar);
	}
	for (const { page_slug, valid_from, valid_to } of flyers)
		await db.updateTable('flyers').set({ valid_from, valid_to }).where('page_slug', '=', page_slug).where('valid_to', '<>', valid_to).execute();
	for (const { slug, rules, starts_at, ends_at, winners_at } of sweepstakes)
		await db.updateTable('sweepstakes').set({ rules, starts_at, ends_at, winners_at }).where('slug', '=', slug).where('ends_at', '<>', ends_at).execute();
}
