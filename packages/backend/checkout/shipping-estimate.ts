import { isPostcode } from '@titraj/contract/formats/postcode.ts';
import { hasLockers } from '../cart/lockers/lockers.ts';
import { loadCartState } from '../cart/pricing/load-cart-state.ts';
import { readDispatch } from '../cart/shipping/dispatch.ts';
import { DELIVERY_COUNTRIES, shippingRules } from '../cart/shipping/shipping-rules.ts';
import { toShippingMethods } from '../cart/shipping/to-shipping-methods.ts';
import type { Handler } from '../platform/http/handler.ts';
import { toMajor } from '../platform/market/money.ts';
import { findCart, ownerOf } from '../platform/visitor/cart-owner.ts';

export const shippingEstimate: Handler<'_get_hapi_webshop_shipping_estimate'> = async (query, call) => {
	const { db, config, session, currency, textLang } = call;
	const address = { country: query.country.toUpperCase(), postcode: query.postcode.trim() };
	if (!DELIVERY_COUNTRIES.includes(address.country)) return { success: false, label_name: 'error_shipping_country' };
	if (!isPostcode(address.postcode, address.country)) return { success: false, label_name: 'error_postcode_invalid' };
	const cart = await findCart(db, ownerOf(session));
	const goodsCents = cart === undefined ? 0 : (await loadCartState(db, cart.id, call)).price.goods;
	const free = shippingRules(currency).find(({ freeOverCents }) => freeOverCents !== null)?.freeOverCents ?? null;
	const missing = free === null || goodsCents > free ? null : toMajor(free - goodsCents + 1);
	const items = toShippingMethods({
		goodsCents,
		address,
		dispatch: await readDispatch(db),
		now: config.now(),
		currency,
		lang: textLang,
		lockers: await hasLockers(db),
	});
	return { success: true, data: { items, missing_for_free: missing } };
};
