/** Date and time of day where the shop is, e.g. `2026-12-24` and `18:05`: opening hours and calendars are said in them. */
export interface ShopTime {
	readonly date: string;
	readonly time: string;
}

let formatter: Intl.DateTimeFormat | undefined;

/** A moment on the shop's own calendar and clock. */
export function toShopTime(moment: Date): ShopTime {
	formatter ??= new Intl.DateTimeFormat('sv-SE', {
		timeZone: 'Europe/Zagreb',
		...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
	});
	const [date = '', time = ''] = formatter.format(moment).split(' ');
	return { date, time };
}

/** Date and time in one word that sorts by time. */
export const toMinute = ({ date, time }: ShopTime): string => `${date} ${time}`;

/** The day of a moment (ISO 8601) where the shop is; a date by itself stays what it is. */
export function toShopDate(moment: string): string {
	const time = moment.length > 10 ? Date.parse(moment) : Number.NaN;
	return Number.isNaN(time) ? moment.slice(0, 10) : toShopTime(new Date(time)).date;
}
