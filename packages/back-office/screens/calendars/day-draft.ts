import type { AdventCalendar, CalendarInput } from '@titraj/backend/merchant-api/routes/calendar-routes.ts';
import { toComma, toLines, toPoint } from '../../ui/typed.ts';

type WireDay = AdventCalendar['days'][number];

/** The coupon of a day as it is typed. */
export interface OfferDraft {
	readonly code: string;
	readonly percent: string;
	readonly amount: string;
	readonly minimum: string;
	/** Code of a category; empty for none. */
	readonly category: string;
	/** One sku a line. */
	readonly products: string;
}

/** A day of a calendar as it is edited. */
export interface DayDraft {
	/** Permanent: translations of the day are found by it. */
	readonly id: string;
	readonly date: string;
	readonly title: string;
	readonly text: string;
	readonly button_title: string;
	readonly button_url: string;
	readonly image: WireDay['image'];
	readonly offer: OfferDraft | null;
}

/** Most days of a calendar. */
export const MOST_DAYS = 24;

const DAY_MS = 86_400_000;

/** Days one after the other from the first. */
export const redate = (days: readonly DayDraft[], first: string): readonly DayDraft[] => days.map((day, place) => ({ ...day, date: dayAfter(first, place) }));

const dayAfter = (day: string, count: number): string => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** An empty day after the last one, with the same button. */
export const dayBelow = (last: DayDraft): DayDraft => ({
	...{ id: `day-${crypto.randomUUID()}`, date: dayAfter(last.date, 1), title: '', text: '' },
	...{ button_title: last.button_title, button_url: '', image: null, offer: null },
});

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** An offer with a code that cannot be guessed from that of another day. */
export const newOffer = (date: string): OfferDraft => ({
	code: `DAN${date.slice(8)}-${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`,
	...{ percent: '10', amount: '', minimum: '', category: '', products: '' },
});

export const toDrafts = ({ days }: AdventCalendar): readonly DayDraft[] =>
	days.map(({ button_url, offer, ...day }) => ({
		...day,
		button_url: button_url ?? '',
		offer: offer && {
			...{ code: offer.code, percent: offer.percent === null ? '' : String(offer.percent), amount: toComma(offer.amount ?? '') },
			...{ minimum: toComma(offer.minimum ?? ''), category: offer.category ?? '', products: offer.products.join('\n') },
		},
	}));

/** The calendar of the drafts, which are in the order of their dates. */
export const toCalendar = (days: readonly DayDraft[]): CalendarInput => ({
	first_day: days[0]?.date ?? '',
	last_day: days.at(-1)?.date ?? '',
	days: days.map(({ image, offer, ...day }) => ({
		...{ id: day.id, date: day.date, title: day.title.trim(), text: day.text.trim(), button_title: day.button_title.trim() },
		button_url: day.button_url.trim() || null,
		image: image && { media: image.media },
		offer: offer && {
			...{ code: offer.code.trim(), percent: offer.percent.trim() === '' ? null : Number(offer.percent) },
			...{ amount: toPoint(offer.amount) || null, minimum: toPoint(offer.minimum) || null },
			...{ category: offer.category || null, products: [...new Set(toLines(offer.products))] },
		},
	})),
});
