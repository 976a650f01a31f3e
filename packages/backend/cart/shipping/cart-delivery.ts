import type { DeliveryPromise } from '@titraj/contract/delivery-promise.ts';
import type { Market } from '../../platform/market/market.ts';
import { toMajor } from '../../platform/market/money.ts';
import type { CartState } from '../pricing/load-cart-state.ts';
import { toDeliveryPromise } from './delivery-promise.ts';
import { MARKET_COUNTRIES } from './market-countries.ts';
import { findShippingError } from './shipping-error.ts';
import { findHomeRule } from './shipping-plan.ts';
import { type ShippingRule, toMissingForFree } from './shipping-rules.ts';

interface CartDelivery {
	delivery: DeliveryPromise | null;
	missing_for_free: number | null;
}

/**
 * When a cart arrives, and what it lacks for free delivery: in the way that is chosen, else at home. No day where a line is not in the warehouse in full, and
 * neither where the shopper comes for it.
 */
export function toCartDelivery(state: CartState, { now, market }: { now: Date; market: Market }): CartDelivery {
	const { lines, dispatch, parcel } = state;
	const rule = findWay(state, market);
	if (rule === undefined || rule.kind === 'pickup' || lines.length === 0 || findShippingError(rule, parcel) !== null)
		return { delivery: null, missing_for_free: null };
	const about = { rule, now, dispatch };
	// A line of three is in the warehouse where one would be with two fewer in it.
	const promises = lines.map(({ listed, quantity, qty, store_stock }) =>
		toDeliveryPromise({ quantity: listed ? quantity - qty + 1 : 0, store_stock, parcel }, about),
	);
	const missing = toMissingForFree(rule, parcel);
	return { delivery: promises.includes(null) ? null : (promises[0] ?? null), missing_for_free: missing === null ? null : toMajor(missing) };
}

function findWay({ shipping, customer, plan }: CartState, market: Market): ShippingRule | undefined {
	if (shipping !== null) return shipping.rule;
	const country = customer.delivery?.country ?? MARKET_COUNTRIES[market];
	return findHomeRule(plan, { country, postcode: customer.delivery?.postcode ?? null });
}
