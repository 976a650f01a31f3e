import type { Calendar } from '@titraj/contract/calendar.ts';
import { readPromotions } from '../../cart/index.ts';
import { CATALOG_PATH } from '../../catalog/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { toShopTime } from '../../platform/time/shop-clock.ts';
import { toImage } from '../pages/blocks.ts';

const DAY_MS = 86_400_000;

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
	const doors = row.doors.slice(0, 24).map((door, index): Calendar['doors'][number] => {
		const date = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
		const state = date > today ? 'locked' : date === today ? 'open' : 'past';
		const { title, text, button_title, picture } = door;
		const promotion = state === 'locked' || !door.promotion ? null : (promotions.get(door.promotion.coupon_code) ?? null);
		const button_url = door.button_url ?? promotion?.category?.url_without_domain ?? CATALOG_PATH;
		return {
			day: index + 1,
			date,
			state,
			title: state === 'locked' ? null : title,
			promotion,
			content: state === 'open' ? { text, button_title, button_url, image: toImage(picture, title) } : null,
		};
	});
	return { success: true, data: { today, doors } };
};
