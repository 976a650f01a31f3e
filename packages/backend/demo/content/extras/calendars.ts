import type { SourceCalendar } from '../../../platform/source/content.ts';

interface Offer {
	title: string;
	text: string;
	kind: string;
	category: string;
	/** In the first half of a calendar; the second half takes two points more. */
	percent: number;
	/** The goods have to come to so many euros. */
	minimum?: number;
}

/** One a door; both calendars take theirs from here. What a coupon takes off is said by its numbers, never in these texts. */
const OFFERS: readonly Offer[] = [
	{ title: 'Termalna pasta', text: 'Nova pasta uz svako čišćenje hladnjaka.', kind: 'paste', category: 'termalne-paste', percent: 20 },
	{ title: 'Stolne lampe', text: 'Svjetlo koje ne titra, za dulje večeri.', kind: 'lamp', category: 'stolne-lampe', percent: 15 },
	{ title: 'Mrežni kabeli', text: 'Duljine za svaki ormar i svaki kat.', kind: 'cable', category: 'mrezni-kabeli', percent: 15 },
	{ title: 'Baterije', text: 'Punjive i obične, za sve što zvoni i svijetli.', kind: 'battery', category: 'baterije', percent: 12 },
	{ title: 'Miševi', text: 'Za ured, za igru i za put.', kind: 'mouse', category: 'misevi', percent: 15 },
	{ title: 'Slušalice', text: 'Tiho putovanje i glasna glazba.', kind: 'headphones', category: 'slusalice', percent: 10 },
	{ title: 'Multimetri', text: 'Prvi ozbiljan instrument, ili rezervni.', kind: 'multimeter', category: 'multimetri', percent: 10 },
	{ title: 'Monitori', text: 'Za dva zaslona jedan do drugoga.', kind: 'monitor', category: 'monitori', percent: 5, minimum: 150 },
	{ title: 'Razvojne pločice', text: 'Pločica za prvi projekt preko praznika.', kind: 'devboard', category: 'razvojne-plocice', percent: 12 },
	{ title: 'Punjači', text: 'Jedan punjač za cijelu torbu.', kind: 'charger', category: 'punjaci', percent: 15 },
	{ title: 'Usmjernici', text: 'Brža kućna mreža za više uređaja.', kind: 'router', category: 'usmjernici', percent: 8, minimum: 80 },
	{ title: 'Tipkovnice', text: 'Mehaničke i tihe, s hrvatskim rasporedom.', kind: 'keyboard', category: 'tipkovnice', percent: 10 },
];

const SECOND_HALF_MORE = 2;

/** `code` begins those of the coupons, which hold for one year's calendar: `ADVENT26-05`. */
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

/** Advent and its rehearsal in November, in the year of the moment. */
export function demoCalendars(now: Date): { advent: SourceCalendar; autumn: SourceCalendar } {
	const year = now.getUTCFullYear();
	const short = String(year).slice(-2);
	return {
		advent: { page_slug: 'adventski-kalendar', starts_on: `${year}-12-01`, doors: toDoors(OFFERS, `ADVENT${short}`) },
		autumn: { page_slug: 'jesenski-kalendar', starts_on: `${year}-11-01`, doors: toDoors(OFFERS.toReversed(), `JESEN${short}`) },
	};
}
