import { inflectDate } from './inflect-date.ts';

interface Span {
	/** 1 is Monday. */
	readonly weekday: number;
	readonly opens: string;
	readonly closes: string;
}

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** Opening hours of a store in one line, with days of equal hours merged: `pon – pet 8:00–20:00, sub 8:00–14:00`; empty where none are known. */
export function toStoreHours(week: readonly Span[], locale: string): string {
	const names = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
	const toName = (weekday: number) => inflectDate(names.format(MONDAY + (weekday - 1) * DAY), locale);
	const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, hours: toHours(week.filter((span) => span.weekday === weekday)) }));
	const runs: { from: number; to: number; hours: string }[] = [];
	for (const { weekday, hours } of days) {
		const last = runs.at(-1);
		if (last?.hours === hours) last.to = weekday;
		else runs.push({ from: weekday, to: weekday, hours });
	}
	return runs
		.filter(({ hours }) => hours !== '')
		.map(({ from, to, hours }) => `${from === to ? toName(from) : `${toName(from)} – ${toName(to)}`} ${hours}`)
		.join(', ');
}

const toHours = (spans: readonly Span[]): string =>
	spans
		.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))
		.map(({ opens, closes }) => `${opens.replace(/^0/, '')}–${closes.replace(/^0/, '')}`)
		.join(' + ');
