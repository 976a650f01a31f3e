/** The days from one ISO date to another as text, e.g. `uto, 24. – sri, 25. studenoga`. */
export function formatDays(from: string, to: string, locale: string): string {
	const formatter = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
	return formatter.formatRange(toDay(from), toDay(to));
}

function toDay(isoDate: string): Date {
	return new Date(`${isoDate.slice(0, 10)}T00:00:00Z`);
}
