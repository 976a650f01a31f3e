const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats one ISO 8601 day or a range with weekday, day and month, e.g. `čet, 26. stu – pet, 27. stu`. */
export function formatDays(from: string, to: string, locale: string): string {
	const formatter = formatters.get(locale) ?? new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
	formatters.set(locale, formatter);
	return from === to ? formatter.format(new Date(from)) : formatter.formatRange(new Date(from), new Date(to));
}

/** Formats a moment as weekday and time in the shop's time zone, e.g. `čet 14:00`. */
export function formatCutOff(moment: string, locale: string): string {
	return new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Zagreb' }).format(new Date(moment));
}
