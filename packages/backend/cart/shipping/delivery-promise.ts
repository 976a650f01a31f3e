import type { DeliveryPromise, PickupPromise } from '@titraj/contract/delivery-promise.ts';
import { toMajor } from '../../platform/market/money.ts';
import { startOfShopDay } from '../../platform/time/shop-clock.ts';
import { toDeliveryWindow } from './delivery-window.ts';
import { type Dispatch, toDispatchDay } from './dispatch.ts';
import { type Parcel, type ShippingRule, toShippingCents } from './shipping-rules.ts';

export interface PromisedProduct {
	quantity: number;
	/** Pieces by store code; a part of `quantity`, the rest lies in the warehouse. */
	store_stock: Readonly<Record<string, number>>;
	/** What would be sent, in the currency of the rule. */
	parcel: Parcel;
}

interface Moment {
	now: Date;
	dispatch: Dispatch;
}

/**
 * When one piece that is ordered alone arrives, and what that costs; null where the warehouse has none. What lies in stores only, or with a supplier, is on its way
 * for as long as nobody knows.
 */
export function toDeliveryPromise(
	{ quantity, store_stock, parcel }: PromisedProduct,
	{ rule, now, dispatch }: Moment & { rule: ShippingRule },
): DeliveryPromise | null {
	const inStores = Object.values(store_stock).reduce((all, pieces) => all + pieces, 0);
	if (quantity - inStores <= 0) return null;
	const { from, to } = toDeliveryWindow(rule, now, dispatch);
	return {
		from,
		to,
		order_until: toMoment(toDispatchDay(now, { ...dispatch, until: dispatch.cutOff }), dispatch.cutOff),
		amount: toMajor(toShippingCents(rule, parcel)),
	};
}

/** In how many of these stores a product lies, and when one that is reserved now is ready; null where it lies in none. */
export function toPickupPromise(
	{ quantity, store_stock }: Pick<PromisedProduct, 'quantity' | 'store_stock'>,
	{ stores, now, dispatch }: Moment & { stores: readonly string[] },
): PickupPromise | null {
	const having = stores.filter((code) => Math.min(store_stock[code] ?? 0, quantity) > 0);
	if (having.length === 0) return null;
	const ready_from = toDispatchDay(now, { ...dispatch, until: dispatch.pickupUntil });
	return { stores: having.length, ready_from, order_until: toMoment(ready_from, dispatch.pickupUntil) };
}

/** ISO 8601; clocks are changed on Sundays, on which nothing leaves. */
function toMoment(day: string, time: string): string {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return new Date(startOfShopDay(day).getTime() + (hours * 60 + minutes) * 60_000).toISOString();
}
