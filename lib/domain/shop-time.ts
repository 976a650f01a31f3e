/** Date and time of day where the shop is, e.g. `2026-12-24` and `18:05`: opening hours and calendars are said in them. */
export interface ShopTime {
	readonly date: string;
	readonly time: string;
}

/** A moment on the shop's own calendar and clock. */
export function toShopTime(moment: Date): ShopTime {
	const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
		timeZone: 'Europe/Zagreb',
		...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
	})
		.format(moment)
		.split(' ');
	return { date, time };
}
