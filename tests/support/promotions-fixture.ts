import type { SourceCalendar, SourceFlyer } from '@titraj/backend/platform/source/content.ts';
import type { Seed } from '@titraj/backend/seed/seed.ts';
import { contentFixture } from './content-fixture.ts';

const flyer = (page_slug: string, valid_from: string, valid_to: string): SourceFlyer => ({
	...{ page_slug, valid_from, valid_to },
	pages: [{ title: 'Prva', hotspots: [{ product_code: 'MON-1', x: 5, y: 20, width: 80, height: 60 }] }],
});

/**
 * The content fixture with a calendar of coupons from `startsOn`, a page about them, a flyer for the days of the calendar and one that ended before.
 * Each door takes 10 % off cables, except the 6th, which is for one product only, and the 7th, which is 5 € off with a minimum.
 */
export function promotionsFixture(startsOn: string): Seed {
	const seed = contentFixture();
	const { extras, pages } = seed.content;
	const [calendar] = extras?.calendars ?? [];
	const [page] = pages.filter(({ slug }) => slug === 'advent');
	if (!extras || !calendar || !page) throw new Error('The fixture has no calendar');
	calendar.starts_on = startsOn;
	calendar.doors = calendar.doors.map((door, index): SourceCalendar['doors'][number] => ({
		...door,
		button_url: null,
		promotion: {
			coupon_code: `VRATA-${index + 1}`,
			...(index === 6 ? { percent: null, amount_cents: 500, minimum_cents: 50_00 } : { percent: 10, amount_cents: null, minimum_cents: null }),
			...(index === 5 ? { category_code: null, product_codes: ['MON-2'] } : { category_code: index === 6 ? null : 'cables', product_codes: [] }),
		},
	}));
	const day = (offset: number) => new Date(Date.parse(startsOn) + offset * 86_400_000).toISOString().slice(0, 10);
	extras.flyers.push(flyer('letak', day(0), day(23)), flyer('stari-letak', day(-30), day(-1)));
	pages.push(
		{ ...page, slug: 'advent-pravila', path: '/advent/pravila/', title: 'Pravila', parent_slug: 'advent', template: 'promotion_calendar_details' },
		{ ...page, slug: 'letak', path: '/letak/', title: 'Letak', template: 'flyer' },
		{ ...page, slug: 'stari-letak', path: '/stari-letak/', title: 'Stari letak', template: 'flyer' },
	);
	return seed;
}
