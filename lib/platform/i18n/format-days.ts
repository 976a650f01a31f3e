import { inflectDate } from '@titraj/contract/formats/inflect-date.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A range of ISO 8601 dates, e.g. `uto, 24. – sri, 25. studenoga`; one day if both are the same. `short` for narrow places: `uto, 24. stu`.
 * Empty if one is no date.
 */
export function formatDays(from: string, to: string, locale: string, month: 'long' | 'short' = 'long'): string {
	const key = `${locale} ${month}`;
	const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month, timeZone: 'UTC' });
	formatters.set(key, formatter);
	const [first, last] = [toDay(from), toDay(to)];
	if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return '';
	return inflectDate(formatter.formatRange(first, last), locale);
}

function toDay(isoDate: string): Date {
	return new Date(`${isoDate.slice(0, 10)}T00:00:00Z`);
}
