import { writePromotions } from '../../cart/index.ts';
import { withIds } from '../../localization/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { SourceExtras } from '../../platform/source/content.ts';

/**
 * Moves the demo's calendars, promotions, flyers and sweepstakes to the current year when the shop is started in another year. Rows that
 * already have these dates are unchanged. Calendars of this year keep what staff changed, and so do flyers and sweepstakes that staff gave another end.
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
	for (const { page_slug, valid_from, valid_to } of flyers) {
		const known = await db.selectFrom('flyers').select('valid_to').where('page_slug', '=', page_slug).executeTakeFirst();
		if (known && valid_to && known.valid_to && isOfOtherYear(known.valid_to, valid_to))
			await db.updateTable('flyers').set({ valid_from, valid_to }).where('page_slug', '=', page_slug).execute();
	}
	for (const { slug, rules, starts_at, ends_at, winners_at } of sweepstakes) {
		const known = await db.selectFrom('sweepstakes').select('ends_at').where('slug', '=', slug).executeTakeFirst();
		if (known && isOfOtherYear(new Date(known.ends_at).toISOString(), new Date(ends_at).toISOString()))
			await db.updateTable('sweepstakes').set({ rules, starts_at, ends_at, winners_at }).where('slug', '=', slug).execute();
	}
}

/** Whether two moments (ISO 8601) differ by their year alone. */
const isOfOtherYear = (one: string, other: string): boolean => one !== other && one.slice(4) === other.slice(4);
