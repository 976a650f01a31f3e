import { inflectDate } from '@titraj/contract/formats/inflect-date.ts';
import { formatKnown } from '#lib/platform/i18n/format-known.ts';

/** Formats a moment as weekday and time in the shop's time zone, e.g. `čet 14:00`; empty for a text that is no moment. */
export function formatCutOff(moment: string, locale: string): string {
	const formatter = new Intl.DateTimeFormat(locale, { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Zagreb' });
	return inflectDate(formatKnown(formatter, moment), locale);
}
