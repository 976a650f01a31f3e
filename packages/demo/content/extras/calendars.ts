import type { SourceCalendar } from '@titraj/backend/platform/source/content.ts';
import Type, { type Static } from 'typebox';
import { readJson } from '../../load/read-json.ts';

const Offer = Type.Object(
	{
		title: Type.String(),
		text: Type.String(),
		/** Kind of its drawing. */
		kind: Type.String(),
		category: Type.String(),
		/** In the first half of a calendar; two points more in the second half. */
		percent: Type.Integer(),
		/** Minimum order value in euros. */
		minimum: Type.Optional(Type.Number()),
	},
	{ additionalProperties: false },
);
type Offer = Static<typeof Offer>;

/** One per door; both calendars use them. Reductions are shown from the coupon's numbers, never in these texts. */
const OFFERS: readonly Offer[] = readJson('content/calendar-offers.json', Type.Array(Offer));

const SECOND_HALF_MORE = 2;

/** `code` is the prefix of coupon codes, which are valid for one year's calendar: `ADVENT26-05`. */
function toDoors(offers: readonly Offer[], code: string): SourceCalendar['doors'] {
	const rounds = [...offers, ...offers.map((offer) => ({ ...offer, title: `${offer.title}, drugi krug`, percent: offer.percent + SECOND_HALF_MORE }))];
	return rounds.map(({ title, text, kind, category, percent, minimum }, index) => ({
		...{ title, text, picture: { kind, params: {} } },
		button_title: 'Pogledaj ponudu',
		button_url: null,
		promotion: {
			coupon_code: `${code}-${String(index + 1).padStart(2, '0')}`,
			percent,
			amount_cents: null,
			minimum_cents: minimum === undefined ? null : minimum * 100,
			category_code: category,
			product_codes: [],
		},
	}));
}

/** Advent and its rehearsal in November, in the year of `now`. */
export function demoCalendars(now: Date): { advent: SourceCalendar; autumn: SourceCalendar } {
	const year = now.getUTCFullYear();
	const short = String(year).slice(-2);
	return {
		advent: { page_slug: 'adventski-kalendar', starts_on: `${year}-12-01`, doors: toDoors(OFFERS, `ADVENT${short}`) },
		autumn: { page_slug: 'jesenski-kalendar', starts_on: `${year}-11-01`, doors: toDoors(OFFERS.toReversed(), `JESEN${short}`) },
	};
}
