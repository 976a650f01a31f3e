import { sql } from 'kysely';
import { toShopTime } from '../../platform/time/shop-clock.ts';
import { addDays } from '../../platform/time/workdays.ts';
import type { Database } from '../tables.ts';

/** Setting that holds the day (ISO 8601, in the shop's time zone) up to which changes were recorded. */
const NAME = 'content_day';

/**
 * Records content that changes with the day without an edit: calendars with the pages of their promotions, and flyers. The webhook then has
 * their pages rendered again, as after an edit. Missed days are included. Returns the number of recorded pages.
 */
export async function noteDayChanges(db: Database, now: Date): Promise<number> {
	const today = toShopTime(now).date;
	return db.transaction().execute(async (trx) => {
		const before = await moveDay(trx, today);
		if (before === null || before >= today) return 0;
		const slugs = [...(await turnedCalendars(trx, before, today)), ...(await turnedFlyers(trx, before, today))];
		if (slugs.length === 0) return 0;
		const noted = await sql`
			insert into content_changes (entity, entity_id)
			select 'page', id from pages
			where slug = any(${slugs}::text[]) or (template = 'promotion_calendar_details' and parent_slug = any(${slugs}::text[]))
		`.execute(trx);
		return Number(noted.numAffectedRows ?? 0);
	});
}

/** Stores the day and returns the previous one, or null. The row lock serializes concurrent runs. */
async function moveDay(trx: Database, today: string): Promise<string | null> {
	const value = JSON.stringify({ day: today });
	const first = await trx
		.insertInto('settings')
		.values({ name: NAME, value })
		.onConflict((conflict) => conflict.doNothing())
		.returning('name')
		.executeTakeFirst();
	if (first !== undefined) return null;
	const row = await trx.selectFrom('settings').select('value').where('name', '=', NAME).forUpdate().executeTakeFirstOrThrow();
	await trx.updateTable('settings').set({ value }).where('name', '=', NAME).execute();
	return typeof row.value.day === 'string' ? row.value.day : null;
}

/** Slugs of calendars in which a door opened or closed after `before`, up to `today`. */
async function turnedCalendars(trx: Database, before: string, today: string): Promise<string[]> {
	const calendars = await trx.selectFrom('calendars').select(['page_slug', 'starts_on', 'doors']).execute();
	return calendars.flatMap(({ page_slug, starts_on, doors }) => (starts_on <= today && addDays(starts_on, doors.length) > before ? [page_slug] : []));
}

/** Slugs of flyers whose validity began or ended after `before`, up to `today`. */
async function turnedFlyers(trx: Database, before: string, today: string): Promise<string[]> {
	const flyers = await trx.selectFrom('flyers').select(['page_slug', 'valid_from', 'valid_to']).execute();
	const isPassed = (day: string | null) => day !== null && day > before && day <= today;
	return flyers.flatMap(({ page_slug, valid_from, valid_to }) => (isPassed(valid_from) || isPassed(valid_to && addDays(valid_to, 1)) ? [page_slug] : []));
}
