/** Formats a moment as weekday and time in the shop's time zone, e.g. `čet 14:00`. */
export function formatCutOff(moment: string, locale: string): string {
	return new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Zagreb' }).format(new Date(moment));
}
