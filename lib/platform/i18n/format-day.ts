import { inflectDate } from '@titraj/contract/formats/inflect-date.ts';
import { formatKnown } from './format-known.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment (ISO 8601) in the shop's time zone, e.g. `3. ožujka 2026.`; empty for a text that is no moment. */
export function formatDay(moment: string, locale: string): string {
	const formatter = formatters.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Zagreb' });
	formatters.set(locale, formatter);
	return inflectDate(formatKnown(formatter, moment), locale);
}
