import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { writePromotions } from '../promotions/write-promotions.ts';
import type { SourceExtras } from './source.ts';

/** A shop that is opened again in another year: its calendars and sweepstakes take the dates of this one. What has them already is not touched. */
export async function renewDates(db: Kysely<Tables>, { calendars, sweepstakes }: SourceExtras): Promise<void> {
	for (const { page_slug, starts_on } of calendars)
		await db.updateTable('calendars').set({ starts_on }).where('page_slug', '=', page_slug).where('starts_on', '<>', starts_on).execute();
	for (const { slug, rules, starts_at, ends_at, winners_at } of sweepstakes)
		await db.updateTable('sweepstakes').set({ rules, starts_at, ends_at, winners_at }).where('slug', '=', slug).where('ends_at', '<>', ends_at).execute();
}
