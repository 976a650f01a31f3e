/** Date and time of day in the shop's time zone, e.g. `2026-12-24` and `18:05`: for opening hours and calendars. */
export interface ShopTime {
	readonly date: string;
	readonly time: string;
}

let formatter: Intl.DateTimeFormat | undefined;

/** Converts a moment to the shop's time zone. */
export function toShopTime(moment: Date): ShopTime {
	formatter ??= new Intl.DateTimeFormat('sv-SE', {
		timeZone: 'Europe/Zagreb',
		...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
	});
	const [date = '', time = ''] = formatter.format(moment).split(' ');
	return { date, time };
}

/** Date and time as one text that sorts chronologically. */
export const toMinute = ({ date, time }: ShopTime): string => `${date} ${time}`;

/** The day of a moment (ISO 8601) in the shop's time zone; a date without time is returned unchanged. */
export function toShopDate(moment: string): string {
	const time = moment.length > 10 ? Date.parse(moment) : Number.NaN;
	return Number.isNaN(time) ? moment.slice(0, 10) : toShopTime(new Date(time)).date;
}
