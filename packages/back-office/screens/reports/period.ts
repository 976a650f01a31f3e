/** Days of a report, both included: those of the address, otherwise the last thirty. */
export function toPeriod(query: URLSearchParams, now: Date): { readonly from: string; readonly to: string } {
	const to = query.get('to') || toDay(now);
	return { from: query.get('from') || toDay(new Date(Date.parse(to) - 29 * 86_400_000)), to };
}

/** The day of a moment in the shop's time zone, such as `2026-11-29`. */
export const toDay = (moment: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zagreb' }).format(moment);
