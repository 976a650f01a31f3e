import { type SqlBool, sql } from 'kysely';
import { toShopTime } from '../../platform/time/shop-clock.ts';

const DAY_MS = 86_400_000;

/**
 * Condition that a store is open at a moment. An exception replaces the hours of its whole day. Hours that began yesterday may extend past
 * midnight.
 */
export function isOpenAt(moment: Date) {
	const today = toShopTime(moment);
	// Calendar arithmetic, because days on which clocks change have 23 or 25 hours.
	const yesterday = { date: new Date(Date.parse(today.date) - DAY_MS).toISOString().slice(0, 10), weekday: today.weekday === 1 ? 7 : today.weekday - 1 };
	const begun = `@.opens <= "${today.time}" && (@.closes > "${today.time}" || @.closes <= @.opens)`;
	const goesOn = `@.closes <= @.opens && @.closes > "${today.time}"`;
	return sql<SqlBool>`(${onDay(today, begun)} or ${onDay(yesterday, goesOn)})`;
}

function onDay({ date, weekday }: { date: string; weekday: number }, span: string) {
	const exceptional = `$[*] ? (@.date == "${date}")`;
	return sql<SqlBool>`case when opening_exceptions @? ${sql.lit(exceptional)}::jsonpath
		then opening_exceptions @? ${sql.lit(`$[*] ? (@.date == "${date}" && ${span})`)}::jsonpath
		else opening_hours @? ${sql.lit(`$[*] ? (@.weekday == ${weekday} && ${span})`)}::jsonpath end`;
}
