import type { DeliveryPromise } from '@titraj/contract/delivery-promise.ts';
import type { Market } from '../../platform/market/market.ts';
import { toMajor } from '../../platform/market/money.ts';
import type { CartState } from '../pricing/load-cart-state.ts';
import { toDeliveryPromise } from './delivery-promise.ts';
import { MARKET_COUNTRIES } from './market-countries.ts';
import { DELIVERY_COUNTRIES, shippingRules } from './shipping-rules.ts';

interface CartDelivery {
	delivery: DeliveryPromise | null;
	missing_for_free: number | null;
}

/** When a cart arrives at home, and what it lacks for free delivery; no day where a line is not in the warehouse in full. */
export function toCartDelivery({ lines, customer, price, currency, dispatch }: CartState, { now, market }: { now: Date; market: Market }): CartDelivery {
	const country = customer.delivery?.country ?? MARKET_COUNTRIES[market];
	const rule = shippingRules(currency).find(({ needsStore, needsLocker }) => !needsStore && !needsLocker);
	if (rule === undefined || lines.length === 0 || !DELIVERY_COUNTRIES.includes(country)) return { delivery: null, missing_for_free: null };
	const about = { rule, postcode: customer.delivery?.postcode ?? null, now, dispatch };
	// A line of three is in the warehouse where one would be with two fewer in it.
	const promises = lines.map(({ listed, quantity, qty, store_stock }) =>
		toDeliveryPromise({ quantity: listed ? quantity - qty + 1 : 0, store_stock, cents: price.goods }, about),
	);
	const { freeOverCents } = rule;
	const missing = freeOverCents === null ? null : Math.max(0, freeOverCents - price.goods + 1);
	return { delivery: promises.includes(null) ? null : (promises[0] ?? null), missing_for_free: missing === null ? null : toMajor(missing) };
}
