import { listLockers } from '../cart/lockers/lockers.ts';
import { searchLockers } from '../cart/lockers/search-lockers.ts';
import { loadCartState } from '../cart/pricing/load-cart-state.ts';
import { readShippingPlan } from '../cart/shipping/read-shipping-plan.ts';
import { lockerCountries } from '../cart/shipping/shipping-plan.ts';
import { nearFirst } from '../cart/shipping/sort-places.ts';
import type { Handler } from '../platform/http/handler.ts';
import { findCart, ownerOf } from '../platform/visitor/cart-owner.ts';

const MOST_LISTED = 20;

export const parcelLockers: Handler<'_get_hapi_webshop_parcel_locker'> = async ({ search_q = '' }, call) => {
	const { db, session } = call;
	const cart = await findCart(db, ownerOf(session));
	const state = cart === undefined ? null : await loadCartState(db, cart.id, call);
	const lockers = await listLockers(db, lockerCountries(state?.plan ?? (await readShippingPlan(db, call))));
	if (search_q.trim() !== '') return toAnswer(searchLockers(lockers, search_q));
	const postcode = state?.customer.delivery?.postcode;
	return toAnswer(postcode === undefined ? lockers : nearFirst(lockers, postcode));
};

const toAnswer = <Locker>(lockers: readonly Locker[]) => ({ success: true, data: { items: lockers.slice(0, MOST_LISTED), total: lockers.length } });
