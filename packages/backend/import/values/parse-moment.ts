import { startOfShopDay } from '../../platform/time/shop-clock.ts';
import { addDays } from '../../platform/time/workdays.ts';

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?\s*(Z|[+-]\d{2}:?\d{2})$/;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]00:00(?::00)?)?$/;
const LOCAL_DAY = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/;

/**
 * Parses a time to ISO 8601 with time zone. A date without a time (`2026-11-27`, `27.11.2026.`) is the start of that day in the shop's time
 * zone or, with `edge` `end`, the start of the next day. Null if it is neither.
 */
export function parseMoment(text: string, edge: 'start' | 'end'): string | null {
	const moment = MOMENT.exec(text.trim());
	if (moment) {
		const [, day, time, seconds = ':00', zone = 'Z'] = moment;
		const iso = `${day}T${time}${seconds}${zone.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2')}`;
		return Number.isNaN(Date.parse(iso)) ? null : iso;
	}
	const day = parseDay(text.trim());
	return day === null ? null : startOfShopDay(edge === 'start' ? day : addDays(day, 1)).toISOString();
}

function parseDay(text: string): string | null {
	const iso = ISO_DAY.exec(text);
	const local = LOCAL_DAY.exec(text);
	const day = iso ? `${iso[1]}-${iso[2]}-${iso[3]}` : local ? `${local[3]}-${local[2]?.padStart(2, '0')}-${local[1]?.padStart(2, '0')}` : null;
	if (day === null) return null;
	const date = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
