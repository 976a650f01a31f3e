import { sql } from 'kysely';
import { addDays, isWorkday, toShopTime } from '../platform/time/workdays.ts';
import type { Database } from './tables.ts';

/** Dispatch of parcels and preparation of pickups, in the shop's time zone. */
export interface Dispatch {
	/** `HH:MM`: orders placed before are dispatched the same day. Null if the shop does not say: then no day is promised before the checkout. */
	readonly cutOff: string | null;
	/** `HH:MM`: items in a store that are reserved before are ready the same day. Null if the shop does not say: then no day is promised. */
	readonly pickupUntil: string | null;
	/** ISO 8601 days without dispatch, besides weekends and public holidays. */
	readonly closedDays: ReadonlySet<string>;
}

export async function readDispatch(db: Database): Promise<Dispatch> {
	const { rows } = await sql<{ cut_off: string | null; pickup_until: string | null; closed: string[] }>`
		select cut_off, pickup_until, array(select day::text from closed_days) as closed from dispatch
	`.execute(db);
	const [row] = rows;
	if (row === undefined) throw new Error('The table dispatch is empty: insert its row, with cut_off and pickup_until such as 14:00 and 17:00, or null');
	return { cutOff: row.cut_off, pickupUntil: row.pickup_until, closedDays: new Set(row.closed) };
}

/** Dispatch day of an order placed now, with `until` as the cut-off time of the same day; without one never the same day. */
export function toDispatchDay(now: Date, { until, closedDays }: Pick<Dispatch, 'closedDays'> & { until: string | null }): string {
	const { day, time } = toShopTime(now);
	const isOpen = (each: string) => isWorkday(each) && !closedDays.has(each);
	let leaves = isOpen(day) && (until === null || time >= until) ? addDays(day, 1) : day;
	while (!isOpen(leaves)) leaves = addDays(leaves, 1);
	return leaves;
}
