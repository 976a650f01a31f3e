import type { SourceStore } from '../../platform/source/shop-content.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const SPAN = /^([a-z]{3})[a-z]*:\s*(\d{1,2})(?::(\d{2}))?-(\d{1,2})(?::(\d{2}))?$/i;
const NOON = 12 * 60;

/** Midnight at the end of a day is written as its last minute: hours are of one day. */
const LAST_MINUTE = 23 * 60 + 59;

/** A leading zero or an hour above 12 means that the list uses the 24-hour clock. */
const ON_24_HOURS = /(?:^|[\s-])(?:0\d|1[3-9]|2\d)/;

/**
 * Parses `Mon: 08:00-20:00; Sat: 08:00-11:30` (24-hour clock), or `Mon: 10-9:30` (12-hour clock, where a closing time before noon is in the
 * evening). Null if a day cannot be parsed. Days that are not listed are closed.
 */
export function parseHours(line: string): SourceStore['opening_hours'] | null {
	const days = line
		.split(';')
		.map((day) => day.trim())
		.filter(Boolean);
	const closesInEvening = !ON_24_HOURS.test(line);
	const hours: SourceStore['opening_hours'] = [];
	for (const day of days) {
		const [, name = '', opensHour, opensMinute, closesHour, closesMinute] = SPAN.exec(day) ?? [];
		const weekday = WEEKDAYS.indexOf(name.toLowerCase()) + 1;
		const opens = toMinutes(opensHour, opensMinute);
		const closes = toMinutes(closesHour, closesMinute);
		if (weekday === 0 || opens === null || closes === null) return null;
		hours.push({ weekday, opens: toTime(opens), closes: toTime(closesInEvening && closes < NOON ? closes + NOON : closes) });
	}
	return hours;
}

function toMinutes(hour: string | undefined, minute = '0'): number | null {
	if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return null;
	return Number(hour) * 60 + Number(minute);
}

function toTime(minutes: number): string {
	const inDay = Math.min(minutes, LAST_MINUTE);
	return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
}
