import { startOfShopDay, toShopTime } from '../../platform/time/shop-clock.ts';
import { addDays } from '../../platform/time/workdays.ts';

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?\s*(Z|[+-]\d{2}:?\d{2})$/;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]0?0:00(?::00)?)?$/;
const LOCAL_DAY = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/;
/** A day and a time without a zone. */
const LOCAL_TIME = /^(\d\S{5,11})[T ](\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?$/;
const HOUR_MS = 3_600_000;

/**
 * Parses a time to ISO 8601 with time zone. A date without a time (`2026-11-27`, `27.11.2026.`) is the start of that day in the shop's time
 * zone or, with `edge` `end`, the start of the next day. A time without a zone is local to the shop. Null if it is none of these.
 */
export function parseMoment(text: string, edge: 'start' | 'end'): string | null {
	const moment = MOMENT.exec(text.trim());
	if (moment) {
		const [, day, time, seconds = ':00', zone = 'Z'] = moment;
		const iso = `${day}T${time}${seconds}${zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2')}`;
		return Number.isNaN(Date.parse(iso)) ? null : iso;
	}
	const day = parseDay(text.trim());
	return day === null ? parseLocalTime(text.trim()) : startOfShopDay(edge === 'start' ? day : addDays(day, 1)).toISOString();
}

/**
 * The moment of a time on the shop's clock. When clocks go back, the first of two equal times; when they go forward, a skipped time is an hour
 * later.
 */
function parseLocalTime(text: string): string | null {
	const [, date = '', hour = '', minute = '', second = '00'] = LOCAL_TIME.exec(text) ?? [];
	const day = parseDay(date);
	if (day === null || Number(hour) > 23) return null;
	const time = `${hour.padStart(2, '0')}:${minute}`;
	const inLondon = Date.parse(`${day}T${time}:${second}Z`);
	const [summer, winter] = [new Date(inLondon - 2 * HOUR_MS), new Date(inLondon - HOUR_MS)];
	const isSummer = toShopTime(summer).date === day && toShopTime(summer).time === time;
	return (isSummer ? summer : winter).toISOString();
}

function parseDay(text: string): string | null {
	const iso = ISO_DAY.exec(text);
	const local = LOCAL_DAY.exec(text);
	const day = iso ? `${iso[1]}-${iso[2]}-${iso[3]}` : local ? `${local[3]}-${local[2]?.padStart(2, '0')}-${local[1]?.padStart(2, '0')}` : null;
	if (day === null) return null;
	const date = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
