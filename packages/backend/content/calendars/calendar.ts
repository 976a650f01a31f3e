import type { Calendar } from '@titraj/contract/calendar.ts';
import { readPromotions } from '../../cart/index.ts';
import { CATALOG_PATH } from '../../catalog/index.ts';
import { ofEntity } from '../../localization/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { toShopTime } from '../../platform/time/shop-clock.ts';
import { toImage, toUploadedImage } from '../pages/blocks.ts';

const DAY_MS = 86_400_000;
/** Most doors of a calendar. */
export const MOST_DOORS = 24;

/**
 * State of a calendar today, in the shop's time zone. The content of a door is returned only on its day; title and promotion from that day
 * on.
 */
export const getCalendar: Handler<'_get_hapi_cms_calendar'> = async ({ slug }, { db, config, session, currency }) => {
	const row = await db
		.selectFrom('calendars as c')
		.innerJoin('pages as p', 'p.slug', 'c.page_slug')
		.select(['c.starts_on', 'c.doors', 'p.visible'])
		.where((eb) => eb.or([eb('p.slug', '=', slug), eb('p.path', '=', slug)]))
		.executeTakeFirst();
	if (row === undefined || !(row.visible || session.insider)) return notFound('calendar');
	const now = config.now();
	const codes = row.doors.flatMap(({ promotion }) => promotion?.coupon_code ?? []);
	const promotions = await readPromotions(db, codes, { now, currency });
	const { date: today } = toShopTime(now);
	const first = Date.parse(`${row.starts_on}T00:00:00Z`);
	const doors = row.doors.slice(0, MOST_DOORS).map((door, index): Calendar['doors'][number] => {
		const date = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
		const state = date > today ? 'locked' : date === today ? 'open' : 'past';
		const { id, title, text, button_title, picture, image = null } = door;
		const promotion = state === 'locked' || !door.promotion ? null : (promotions.get(door.promotion.coupon_code) ?? null);
		const button_url = door.button_url ?? promotion?.category?.url_without_domain ?? CATALOG_PATH;
		const shown = image ? toUploadedImage(image, title) : picture && toImage(picture, title);
		return {
			...ofEntity('calendar_day', id),
			day: index + 1,
			date,
			state,
			title: state === 'locked' ? null : title,
			promotion,
			content: state === 'open' ? { ...ofEntity('calendar_day', id), text, button_title, button_url, image: shown } : null,
		};
	});
	return { success: true, data: { today, doors } };
};
