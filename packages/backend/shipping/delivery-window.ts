import { addWorkdays } from '../platform/time/workdays.ts';
import { type Dispatch, toDispatchDay } from './dispatch.ts';
import type { ShippingRule } from './shipping-rules.ts';

export interface DeliveryWindow {
	from: string;
	to: string;
	/** Days that the shopper can choose. */
	dates: string[];
}

/** Delivery window (ISO 8601 days) of a parcel that is ordered now. */
export function toDeliveryWindow({ days: [least, most], choice }: ShippingRule, now: Date, dispatch: Dispatch): DeliveryWindow {
	const leaves = toDispatchDay(now, { ...dispatch, until: dispatch.cutOff });
	const from = addWorkdays(leaves, least);
	const dates = Array.from({ length: choice }, (_, index) => addWorkdays(from, index));
	return { from, to: addWorkdays(leaves, most), dates };
}
