import type { DeliveryPromise, PickupPromise } from '@titraj/contract/delivery-promise.ts';
import { toMajor } from '../platform/market/money.ts';
import { startOfShopDay } from '../platform/time/shop-clock.ts';
import { toDeliveryWindow } from './delivery-window.ts';
import { type Dispatch, toDispatchDay } from './dispatch.ts';
import { type Parcel, type ShippingRule, toShippingCents } from './shipping-rules.ts';

export interface PromisedProduct {
	quantity: number;
	/** Pieces by store code, included in `quantity`; the rest is in the warehouse. */
	store_stock: Readonly<Record<string, number>>;
	/** Parcel of one piece, in the currency of the rule. */
	parcel: Parcel;
}

interface Moment {
	now: Date;
	dispatch: Dispatch;
}

/**
 * Arrival and shipping cost of one piece ordered alone; null if the warehouse has none, because transfer times from stores and suppliers
 * are unknown, and for a shop that has not set a cut-off.
 */
export function toDeliveryPromise(
	{ quantity, store_stock, parcel }: PromisedProduct,
	{ rule, now, dispatch }: Moment & { rule: ShippingRule },
): DeliveryPromise | null {
	const inStores = Object.values(store_stock).reduce((all, pieces) => all + pieces, 0);
	const { cutOff } = dispatch;
	if (quantity - inStores <= 0 || cutOff === null) return null;
	const { from, to } = toDeliveryWindow(rule, now, dispatch);
	return {
		from,
		to,
		order_until: toMoment(toDispatchDay(now, { ...dispatch, until: cutOff }), cutOff),
		amount: toMajor(toShippingCents(rule, parcel)),
	};
}

/** Number of the given stores that stock a product, and when a reservation made now is ready; null if none does or the shop has not set the time. */
export function toPickupPromise(
	{ quantity, store_stock }: Pick<PromisedProduct, 'quantity' | 'store_stock'>,
	{ stores, now, dispatch }: Moment & { stores: readonly string[] },
): PickupPromise | null {
	const having = stores.filter((code) => Math.min(store_stock[code] ?? 0, quantity) > 0);
	const { pickupUntil } = dispatch;
	if (having.length === 0 || pickupUntil === null) return null;
	const ready_from = toDispatchDay(now, { ...dispatch, until: pickupUntil });
	return { stores: having.length, ready_from, order_until: toMoment(ready_from, pickupUntil) };
}

/** ISO 8601. Adding hours to midnight is safe: daylight saving time changes on Sundays, when nothing is dispatched. */
function toMoment(day: string, time: string): string {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return new Date(startOfShopDay(day).getTime() + (hours * 60 + minutes) * 60_000).toISOString();
}
