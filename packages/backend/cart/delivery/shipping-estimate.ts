import type { Handler } from '../../platform/http/handler.ts';
import { toMajor } from '../../platform/market/money.ts';
import { findCart, ownerOf } from '../../platform/visitor/cart-owner.ts';
import {
	findPlaceError,
	findShippingError,
	hasLockers,
	lockerCountries,
	readDispatch,
	readShippingPlan,
	rulesFor,
	toMissingForFree,
	toShippingMethods,
} from '../../shipping/index.ts';
import { loadCartState } from '../pricing/load-cart-state.ts';
import { waitsForStock } from './parcel-days.ts';

const EMPTY = { goodsCents: 0, grams: 0, bulkyPieces: 0, sized: [] };

export const shippingEstimate: Handler<'_get_hapi_webshop_shipping_estimate'> = async (query, call) => {
	const { db, config, session, textLang, lang: market } = call;
	const place = { country: query.country.toUpperCase(), postcode: query.postcode.trim() };
	const cart = await findCart(db, ownerOf(session));
	const state = cart === undefined ? null : await loadCartState(db, cart.id, call);
	const plan = state?.plan ?? (await readShippingPlan(db, call));
	const error = findPlaceError(plan, place);
	if (error !== null) return { success: false, label_name: error };
	const parcel = state?.parcel ?? EMPTY;
	const rules = rulesFor(plan, place);
	const sent = rules.find((rule) => rule.kind !== 'pickup' && rule.freeOverCents !== null && findShippingError(rule, parcel) === null);
	const missing = sent === undefined ? null : toMissingForFree(sent, parcel);
	const lockers = await hasLockers(db, lockerCountries(plan));
	const dispatch = state?.dispatch ?? (await readDispatch(db));
	const asked = { parcel, dispatch, now: config.now(), reader: { market, textLang }, lockers, waitsForStock: waitsForStock(state?.lines ?? []) };
	const items = toShippingMethods(rules, asked);
	return { success: true, data: { items, missing_for_free: missing ? toMajor(missing) : null } };
};
