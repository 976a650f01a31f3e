/** Time zone of opening hours and calendars. */
const ZONE = 'Europe/Zagreb';

const FORMAT = new Intl.DateTimeFormat('en-CA', {
	timeZone: ZONE,
	weekday: 'short',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
});
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export interface ShopTime {
	/** `2026-12-24`. */
	date: string;
	/** 1 is Monday. */
	weekday: number;
	/** `18:05`. */
	time: string;
}

const HOUR_MS = 3_600_000;

/** The moment at which a day (ISO 8601) begins in the shop's time zone. */
export function startOfShopDay(date: string): Date {
	const inLondon = Date.parse(`${date}T00:00:00Z`);
	const found = [2, 1]
		.map((hours) => new Date(inLondon - hours * HOUR_MS))
		.find((moment) => toShopTime(moment).date === date && toShopTime(moment).time === '00:00');
	if (found === undefined) throw new Error(`"${date}" is not a day of the shop's calendar`);
	return found;
}

/** A moment in the shop's time zone. */
export function toShopTime(moment: Date): ShopTime {
	const parts = new Map(FORMAT.formatToParts(moment).map(({ type, value }) => [type, value]));
	return {
		date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
		weekday: WEEKDAYS.indexOf(parts.get('weekday')?.replace('.', '') ?? '') + 1,
		time: `${parts.get('hour')}:${parts.get('minute')}`,
	};
}
