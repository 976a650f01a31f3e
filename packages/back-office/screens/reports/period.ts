/** Days of a report, both included: those of the address, otherwise the last thirty. */
export function toPeriod(query: URLSearchParams, now: Date): { readonly from: string; readonly to: string } {
	const to = query.get('to') || toDay(now);
	return { from: query.get('from') || toDay(new Date(Date.parse(to) - 29 * 86_400_000)), to };
}

/** The day of a moment in the shop's time zone, such as `2026-11-29`. */
export const toDay = (moment: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb' }).format(moment);

/** First days of the days, weeks (from Monday) or months that touch a period, in order. */
export function toBegins({ from, to, by }: { readonly from: string; readonly to: string; readonly by: string }): readonly string[] {
	const begins: string[] = [];
	const day = new Date(from);
	if (by === 'week') day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
	if (by === 'month') day.setUTCDate(1);
	while (day <= new Date(to)) {
		begins.push(day.toISOString().slice(0, 10));
		if (by === 'month') day.setUTCMonth(day.getUTCMonth() + 1);
		else day.setUTCDate(day.getUTCDate() + (by === 'week' ? 7 : 1));
	}
	return begins;
}
