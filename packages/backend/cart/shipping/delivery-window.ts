import { addWorkdays } from '../../platform/time/workdays.ts';
import { type Dispatch, toDispatchDay } from './dispatch.ts';
import type { ShippingRule } from './shipping-rules.ts';

/** Towns on islands that no bridge leads to, by the beginning of their postcodes. */
const ISLANDS = [
	'20221',
	'20222',
	'20223',
	'20224',
	'20225',
	'20226',
	'20260',
	'20263',
	'20264',
	'20270',
	'20271',
	'20272',
	'20273',
	'20274',
	'20275',
	'20290',
	'214',
	'2328',
	'2329',
	'5128',
	'5155',
	'5156',
];

export interface DeliveryWindow {
	from: string;
	to: string;
	/** Days that may be asked for. */
	dates: string[];
}

/** When a parcel that is ordered now arrives (ISO 8601 days). */
export function toDeliveryWindow(rule: ShippingRule, { now, postcode, dispatch }: { now: Date; postcode: string | null; dispatch: Dispatch }): DeliveryWindow {
	const leaves = toDispatchDay(now, { ...dispatch, until: dispatch.cutOff });
	const onIsland = postcode !== null && ISLANDS.some((beginning) => postcode.startsWith(beginning));
	const [least, most] = onIsland ? rule.islandDays : rule.days;
	const from = addWorkdays(leaves, least);
	const dates = Array.from({ length: rule.choice }, (_, index) => addWorkdays(from, index));
	return { from, to: addWorkdays(leaves, most), dates };
}
