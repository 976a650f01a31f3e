export interface OpeningSpan {
	/** 1 is Monday. */
	readonly weekday: number;
	readonly opens: string;
	readonly closes: string;
}

/** Special opening hours of a day; without times the store is closed. */
export interface OpeningException {
	/** `2026-12-24`. */
	readonly date: string;
	readonly opens: string | null;
	readonly closes: string | null;
	readonly note: string | null;
}

export interface OpeningTimes {
	readonly week: readonly OpeningSpan[];
	readonly exceptions: readonly OpeningException[];
}

/** Whether a store is open and until when, or when it opens next; `inDays` is 0 for today. */
export type OpeningState =
	| { readonly open: true; readonly until: string }
	| { readonly open: false; readonly next: { readonly date: string; readonly time: string; readonly inDays: number } | null };

/** Number of days searched for the next opening. */
const HORIZON = 14;

/** State of a store at a date and time in the shop's time zone. A span that does not end after its start continues past midnight. */
export function openingState(times: OpeningTimes, now: { readonly date: string; readonly time: string }): OpeningState {
	const begun = spansOf(times, now.date).find(({ opens, closes }) => opens <= now.time && (closes > now.time || closes <= opens));
	if (begun) return { open: true, until: begun.closes };
	const late = spansOf(times, addDays(now.date, -1)).find(({ opens, closes }) => closes <= opens && closes > now.time);
	if (late) return { open: true, until: late.closes };
	for (let inDays = 0; inDays < HORIZON; inDays++) {
		const date = addDays(now.date, inDays);
		const [next] = spansOf(times, date)
			.map(({ opens }) => opens)
			.filter((opens) => inDays > 0 || opens > now.time)
			.sort();
		if (next !== undefined) return { open: false, next: { date, time: next, inDays } };
	}
	return { open: false, next: null };
}

/** Opening spans of a day: its exceptions if it has any, else those of its weekday. */
function spansOf({ week, exceptions }: OpeningTimes, date: string): readonly { opens: string; closes: string }[] {
	const own = exceptions.filter((exception) => exception.date === date);
	if (own.length > 0) return own.flatMap(({ opens, closes }) => (opens !== null && closes !== null ? [{ opens, closes }] : []));
	return week.filter(({ weekday }) => weekday === weekdayOf(date));
}

/** 1 is Monday. */
export function weekdayOf(date: string): number {
	return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

function addDays(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
