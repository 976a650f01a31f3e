import { listLockers } from '../cart/lockers/lockers.ts';
import { nearFirst, searchLockers } from '../cart/lockers/search-lockers.ts';
import { loadCartState } from '../cart/pricing/load-cart-state.ts';
import type { Handler } from '../platform/http/handler.ts';
import { findCart, ownerOf } from '../platform/visitor/cart-owner.ts';

const MOST_LISTED = 20;

export const parcelLockers: Handler<'_get_hapi_webshop_parcel_locker'> = async ({ search_q = '' }, call) => {
	const { db, session } = call;
	const lockers = await listLockers(db);
	if (search_q.trim() !== '') return toAnswer(searchLockers(lockers, search_q));
	const cart = await findCart(db, ownerOf(session));
	const postcode = cart === undefined ? undefined : (await loadCartState(db, cart.id, call)).customer.delivery?.postcode;
	return toAnswer(postcode === undefined ? lockers : nearFirst(lockers, postcode));
};

const toAnswer = <Locker>(lockers: readonly Locker[]) => ({ success: true, data: { items: lockers.slice(0, MOST_LISTED), total: lockers.length } });
