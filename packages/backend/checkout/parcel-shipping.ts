import { changeCart } from '../cart/change-cart.ts';
import { findLocker, hasLockers } from '../cart/lockers/lockers.ts';
import { loadCartState } from '../cart/pricing/load-cart-state.ts';
import { toDeliveryWindow } from '../cart/shipping/delivery-window.ts';
import { findShippingError } from '../cart/shipping/shipping-error.ts';
import { findShippingRule, shippingRules } from '../cart/shipping/shipping-rules.ts';
import { toShippingMethods } from '../cart/shipping/to-shipping-methods.ts';
import type { Handler } from '../platform/http/handler.ts';
import { findCart, ownerOf } from '../platform/visitor/cart-owner.ts';

/** A cart travels as one parcel. */
const PARCEL = 1;

export const parcelShipping: Handler<'_get_hapi_webshop_parcel_shipping'> = async (_query, call) => {
	const { db, session, currency, textLang } = call;
	const cart = await findCart(db, ownerOf(session));
	const state = cart === undefined ? null : await loadCartState(db, cart.id, call);
	if (state === null || state.lines.length === 0) return { success: true, data: { items: [] } };
	const parcel = { goodsCents: state.price.goods, address: state.customer.delivery };
	const methods = toShippingMethods({ ...parcel, dispatch: state.dispatch, now: call.config.now(), currency, lang: textLang, lockers: await hasLockers(db) });
	return { success: true, data: { items: [{ parcel_id: PARCEL, selected: state.shipping?.rule.code ?? null, methods }] } };
};

export const defaultShipping: Handler<'_post_hapi_webshop_parcel_default_shipping'> = (_body, call) =>
	changeCart(call, async (trx, { id, lines, shipping, customer }) => {
		const isGood = shipping !== null && findShippingError(shipping.rule, customer.delivery) === null;
		const rule = shippingRules(call.currency).find((each) => !each.needsStore && !each.needsLocker && findShippingError(each, customer.delivery) === null);
		if (isGood || lines.length === 0 || rule === undefined) return null;
		const choice = { shipping_code: rule.code, store_id: null, locker_id: null, delivery_date: null };
		await trx
			.insertInto('cart_parcels')
			.values({ cart_id: id, position: PARCEL, ...choice })
			.onConflict((conflict) => conflict.columns(['cart_id', 'position']).doUpdateSet(choice))
			.execute();
		return null;
	});

export const chooseShipping: Handler<'_put_hapi_webshop_parcel_shipping'> = ({ parcel_id, shipping_code, location_id, locker_id, delivery_date }, call) =>
	changeCart(call, async (trx, { id, lines, customer, dispatch }) => {
		const rule = findShippingRule(shipping_code, call.currency);
		if (rule === undefined || parcel_id !== PARCEL || lines.length === 0) return 'error_shipping_method';
		const error = findShippingError(rule, customer.delivery);
		if (error !== null) return error;
		const { dates } = toDeliveryWindow(rule, { now: call.config.now(), postcode: customer.delivery?.postcode ?? null, dispatch });
		if (delivery_date && !dates.includes(delivery_date)) return 'error_shipping_date';
		const store = rule.needsStore
			? await trx
					.selectFrom('stores')
					.select('id')
					.where('id', '=', Math.min(location_id ?? 0, 2 ** 31 - 1))
					.where('visible', '=', true)
					.executeTakeFirst()
			: null;
		if (store === undefined) return 'error_shipping_location';
		const locker = rule.needsLocker ? await findLocker(trx, locker_id) : null;
		if (rule.needsLocker && locker === null) return 'error_shipping_locker';
		const choice = { shipping_code, store_id: store?.id ?? null, locker_id: locker?.id ?? null, delivery_date: delivery_date || null };
		await trx
			.insertInto('cart_parcels')
			.values({ cart_id: id, position: PARCEL, ...choice })
			.onConflict((conflict) => conflict.columns(['cart_id', 'position']).doUpdateSet(choice))
			.execute();
		return null;
	});
