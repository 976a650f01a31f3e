import { randomUUID } from 'node:crypto';
import { endPromotions, writePromotions } from '../../cart/index.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { SourceCalendar, SourceDoor } from '../../platform/source/content.ts';
import { addDays } from '../../platform/time/workdays.ts';
import type { ContentRefusal } from '../editing/content-state.ts';

/** Template of the page that shows a calendar. */
export const CALENDAR_TEMPLATE = 'advent_calendar';

/** A door of a calendar as it is edited; those that were stored without an id get one from their place. */
export type NamedDoor = SourceDoor & { readonly id: string };

interface StoredCalendar {
	readonly page_id: number;
	readonly slug: string;
	readonly title: string;
	readonly path: string;
	readonly visible: boolean;
	readonly publish_at: Date | null;
	readonly archived: boolean;
	readonly starts_on: string;
	readonly doors: readonly NamedDoor[];
}

/** All calendars with their pages, the latest first. */
export async function readCalendars(db: Database): Promise<StoredCalendar[]> {
	const rows = await selectCalendars(db).orderBy('c.starts_on', 'desc').orderBy('p.id', 'desc').execute();
	return rows.map(nameDoors);
}

/** The calendar of a page; undefined if it has none. */
export async function readCalendar(db: Database, pageId: number): Promise<StoredCalendar | undefined> {
	const row = await selectCalendars(db).where('p.id', '=', pageId).executeTakeFirst();
	return row && nameDoors(row);
}

const selectCalendars = (db: Database) =>
	db
		.selectFrom('calendars as c')
		.innerJoin('pages as p', 'p.slug', 'c.page_slug')
		.select(['p.id as page_id', 'p.slug', 'p.title', 'p.path', 'p.visible', 'p.publish_at', 'p.archived', 'c.starts_on', 'c.doors']);

const nameDoors = <Row extends { readonly page_id: number; readonly doors: readonly SourceDoor[] }>(row: Row) => ({
	...row,
	doors: row.doors.map((door, place) => ({ ...door, id: door.id ?? `day-${row.page_id}-${place + 1}` })),
});

/** Gives a new page a calendar of empty days. */
export async function insertCalendar(db: Database, pageId: number, start: { first: string; count: number; button_title: string }): Promise<void> {
	const { slug } = await db.selectFrom('pages').select('slug').where('id', '=', pageId).executeTakeFirstOrThrow();
	const doors = Array.from({ length: start.count }, () => ({
		...{ id: `day-${randomUUID()}`, title: '', text: '', button_title: start.button_title, button_url: null },
		...{ picture: null, image: null, promotion: null },
	}));
	await db
		.insertInto('calendars')
		.values({ page_slug: slug, starts_on: start.first, doors: JSON.stringify(doors) })
		.execute();
}

/**
 * Replaces the days of a calendar and the coupons behind them; coupons of days that have none any more end. Returns what is refused: a coupon code of
 * something else, or an empty day of a calendar that is public or scheduled.
 */
export async function saveCalendar(trx: Database, known: StoredCalendar, next: Omit<SourceCalendar, 'page_slug'>, now: Date): Promise<ContentRefusal[]> {
	const [before, after] = [codesOf(known.doors), codesOf(next.doors)];
	const added = after.filter((code) => !before.includes(code));
	const taken = added.length === 0 ? [] : await trx.selectFrom('coupons').select('code').where('code', 'in', added).execute();
	const isShown = known.visible || known.publish_at !== null;
	const refusals = next.doors.flatMap((door, place) => [
		...(isShown || door.promotion !== null ? findEmptyTexts(door, place) : []),
		...(taken.some(({ code }) => code === door.promotion?.coupon_code) ? [{ field: `days.${place}.offer.code`, reason: 'is the code of another coupon' }] : []),
	]);
	if (refusals.length > 0) return refusals;
	const calendar = { page_slug: known.slug, ...next };
	await trx
		.updateTable('calendars')
		.set({ starts_on: next.starts_on, doors: JSON.stringify(next.doors) })
		.where('page_slug', '=', known.slug)
		.execute();
	await endPromotions(
		trx,
		before.filter((code) => !after.includes(code)),
		now,
	);
	await writePromotions(trx, calendar, findKept(known, next));
	return [];
}

/** Codes of the coupons that stay on their day. */
function findKept(known: StoredCalendar, next: Omit<SourceCalendar, 'page_slug'>): string[] {
	const dayOf = ({ starts_on, doors }: { readonly starts_on: string; readonly doors: readonly SourceDoor[] }, code: string) =>
		addDays(
			starts_on,
			doors.findIndex(({ promotion }) => promotion?.coupon_code === code),
		);
	const before = codesOf(known.doors);
	return codesOf(next.doors).filter((code) => before.includes(code) && dayOf(known, code) === dayOf(next, code));
}

/** Deletes the calendar of a page that is deleted, and ends its coupons. */
export async function deleteCalendar(trx: Database, slug: string, now: Date): Promise<void> {
	const gone = await trx.deleteFrom('calendars').where('page_slug', '=', slug).returning('doors').executeTakeFirst();
	await endPromotions(trx, codesOf(gone?.doors ?? []), now);
}

/** The first day of a page's calendar that lacks a text, as the reason why it is not published; null if there is none. */
export async function findEmptyDay(trx: Database, slug: string): Promise<ContentRefusal | null> {
	const row = await trx.selectFrom('calendars').select('doors').where('page_slug', '=', slug).executeTakeFirst();
	const place = row?.doors.findIndex((door) => findEmptyTexts(door, 0).length > 0) ?? -1;
	return place === -1 ? null : { field: 'state', reason: `day ${place + 1} of the calendar is empty` };
}

const findEmptyTexts = (door: SourceDoor, place: number): ContentRefusal[] =>
	(['title', 'text', 'button_title'] as const)
		.filter((name) => door[name].trim() === '')
		.map((name) => ({ field: `days.${place}.${name}`, reason: 'is empty' }));

const codesOf = (doors: readonly SourceDoor[]): string[] => doors.flatMap(({ promotion }) => promotion?.coupon_code ?? []);
