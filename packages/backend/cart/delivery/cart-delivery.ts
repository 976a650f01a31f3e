import type { DeliveryPromise } from '@titraj/contract/delivery-promise.ts';
import { MARKET_COUNTRIES } from '@titraj/contract/formats/market-countries.ts';
import type { Market } from '../../platform/market/market.ts';
import { toMajor } from '../../platform/market/money.ts';
import { findHomeRule, findShippingError, type ShippingRule, toDeliveryPromise, toMissingForFree } from '../../shipping/index.ts';
import type { CartState } from '../pricing/load-cart-state.ts';
import { toDestination } from '../stored-customer.ts';

interface CartDelivery {
	delivery: DeliveryPromise | null;
	missing_for_free: number | null;
}

/**
 * Delivery promise of a cart, and the amount missing for free delivery, for the chosen method or else home delivery. No promise for pickup,
 * nor if the warehouse lacks pieces of any line.
 */
export function toCartDelivery(state: CartState, { now, market }: { now: Date; market: Market }): CartDelivery {
	const { lines, dispatch, parcel } = state;
	const rule = findWay(state, market);
	if (rule === undefined || rule.kind === 'pickup' || lines.length === 0 || findShippingError(rule, parcel) !== null)
		return { delivery: null, missing_for_free: null };
	const about = { rule, now, dispatch };
	// A line of n pieces is in the warehouse if one piece would be with n - 1 fewer in stock.
	const promises = lines.map(({ listed, quantity, qty, store_stock }) =>
		toDeliveryPromise({ quantity: listed ? quantity - qty + 1 : 0, store_stock, parcel }, about),
	);
	const missing = toMissingForFree(rule, parcel);
	return { delivery: promises.includes(null) ? null : (promises[0] ?? null), missing_for_free: missing === null ? null : toMajor(missing) };
}

function findWay({ shipping, customer, plan, parcel }: CartState, market: Market): ShippingRule | undefined {
	if (shipping !== null) return shipping.rule;
	const country = customer.delivery?.country ?? MARKET_COUNTRIES[market];
	return findHomeRule(plan, { country, postcode: toDestination(customer)?.postcode ?? null }, parcel);
}
