/** The time zone that opening hours and calendars are said in. */
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

/** A moment as the shop's clocks and calendars show it. */
export function toShopTime(moment: Date): ShopTime {
	const parts = new Map(FORMAT.formatToParts(moment).map(({ type, value }) => [type, value]));
	return {
		date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
		weekday: WEEKDAYS.indexOf(parts.get('weekday')?.replace('.', '') ?? '') + 1,
		time: `${parts.get('hour')}:${parts.get('minute')}`,
	};
}
