import { isPostcode } from '@titraj/contract/formats/postcode.ts';
import { findCart, ownerOf } from '../cart/cart-owner.ts';
import { toMajor } from '../catalogue/money.ts';
import type { Handler } from '../http/handler.ts';
import { hasLockers } from '../lockers/lockers.ts';
import { DELIVERY_COUNTRIES, shippingRules } from '../shipping/shipping-rules.ts';
import { toShippingMethods } from '../shipping/to-shipping-methods.ts';
import { loadCartState } from './load-cart-state.ts';

export const shippingEstimate: Handler<'_get_hapi_webshop_shipping_estimate'> = async (query, call) => {
	const { db, session, currency, textLang } = call;
	const address = { country: query.country.toUpperCase(), postcode: query.postcode.trim() };
	if (!DELIVERY_COUNTRIES.includes(address.country)) return { success: false, label_name: 'error_shipping_country' };
	if (!isPostcode(address.postcode, address.country)) return { success: false, label_name: 'error_postcode_invalid' };
	const cart = await findCart(db, ownerOf(session));
	const goodsCents = cart === undefined ? 0 : (await loadCartState(db, cart.id, call)).price.goods;
	const free = shippingRules(currency).find(({ freeOverCents }) => freeOverCents !== null)?.freeOverCents ?? null;
	const missing = free === null || goodsCents > free ? null : toMajor(free - goodsCents + 1);
	const items = toShippingMethods({ goodsCents, address, now: new Date(), currency, lang: textLang, lockers: await hasLockers(db) });
	return { success: true, data: { items, missing_for_free: missing } };
};
