import type { DeliveryPromise, PickupPromise } from '@titraj/contract/delivery-promise.ts';
import type { Money } from '#lib/platform/money/money.ts';
import { toMoney } from '#lib/platform/money/to-money.ts';
import { type ShopTime, toShopTime } from '#lib/platform/time/shop-time.ts';

/** Home delivery of one piece: days and cost (0072). */
export interface Delivery {
	/** ISO 8601 days. */
	readonly from: string;
	readonly to: string;
	/** ISO 8601 moment until which the days are valid. */
	readonly orderUntil: string;
	readonly amount: Money;
}

/** Where and when one piece can be picked up (0072). */
export interface Pickup {
	/** Number of stores that have it. */
	readonly stores: number;
	/** ISO 8601 day. */
	readonly readyFrom: string;
	/** ISO 8601 moment until which the day is valid. */
	readonly orderUntil: string;
}

/** Maps a wire promise; undefined if missing or unreadable. */
export function toDelivery(wire: DeliveryPromise | null | undefined, currency: string): Delivery | undefined {
	const amount = wire && toMoney(wire.amount, currency);
	if (!wire || !amount || ![wire.from, wire.to].every(isDay) || !isMoment(wire.order_until)) return undefined;
	return { from: wire.from, to: wire.to, orderUntil: wire.order_until, amount };
}

export function toPickup(wire: PickupPromise | null | undefined): Pickup | undefined {
	if (!wire || !isDay(wire.ready_from) || !isMoment(wire.order_until)) return undefined;
	return { stores: wire.stores, readyFrom: wire.ready_from, orderUntil: wire.order_until };
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && isMoment(text);
const isMoment = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** Whether a promise is still valid at a time in the shop's time zone. */
export function holds({ orderUntil }: { readonly orderUntil: string }, now: ShopTime): boolean {
	const { date, time } = toShopTime(new Date(orderUntil));
	return `${now.date} ${now.time}` < `${date} ${time}`;
}
