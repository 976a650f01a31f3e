import type { Handler } from '../../platform/http/handler.ts';
import { findCart, ownerOf } from '../../platform/visitor/cart-owner.ts';
import { listLockers, lockerCountries, nearFirst, readShippingPlan, searchLockers } from '../../shipping/index.ts';
import { loadCartState } from '../pricing/load-cart-state.ts';
import { toDestination } from '../stored-customer.ts';

const MOST_LISTED = 20;

export const parcelLockers: Handler<'_get_hapi_webshop_parcel_locker'> = async ({ search_q = '' }, call) => {
	const { db, session } = call;
	const cart = await findCart(db, ownerOf(session));
	const state = cart === undefined ? null : await loadCartState(db, cart.id, call);
	const lockers = await listLockers(db, lockerCountries(state?.plan ?? (await readShippingPlan(db, call))));
	if (search_q.trim() !== '') return toAnswer(searchLockers(lockers, search_q));
	const postcode = state === null ? undefined : toDestination(state.customer)?.postcode;
	return toAnswer(postcode === undefined ? lockers : nearFirst(lockers, postcode));
};

const toAnswer = <Locker>(lockers: readonly Locker[]) => ({ success: true, data: { items: lockers.slice(0, MOST_LISTED), total: lockers.length } });
